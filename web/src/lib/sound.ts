// Two quiet ticks of our own, made by the browser; off unless the reader wants them.

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export function tick(kind: "move" | "turn"): void {
  if (!settings.all.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const [pitch, length] = kind === "turn" ? [660, 0.16] : [220, 0.05];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  tone.type = "triangle";
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + length);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + length);
}
