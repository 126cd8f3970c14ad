import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.STOLIK_SERVER ?? "http://127.0.0.1:8000";

/** Beside every file of words and programs a packed one, made once and as small as can be: the server sends it as it is. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (/\.(js|css|html|svg|webmanifest)$/.test(name)) writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name)), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: {
    alias: { $lib: here("./src/lib"), $words: here("../src/stolik/locales") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  // The server serves this folder and the wheel carries it; it is made, not kept.
  build: {
    outDir: here("../src/stolik/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // One file a language: a page waits for its words before it shows anything.
    rollupOptions: { output: { manualChunks: (id) => id.match(/locales\/(\w+)\/web[^/]*\.ftl/)?.[1]?.replace(/^/, "words-") } },
  },
  server: {
    fs: { allow: [here("..")] },
    // The host stays as the browser knows it: the server takes orders only from pages of its own host.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/tables": { target: server, ws: true, changeOrigin: false, bypass: (request) => (request.headers.upgrade ? undefined : "/index.html") },
    },
  },
  // One thread and one set of modules for all files: setting up each file anew took longer than its tests.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "threads", isolate: false, testTimeout: 60_000, poolOptions: { threads: { singleThread: true } } },
});
