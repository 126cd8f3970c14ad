"""How the report looks: paper by day, night by night, one accent; the colours are those of the whole house."""

STYLE = """
:root { color-scheme: light dark;
  --paper: #f6f2ea; --card: #fffdf8; --ink: #22252a; --soft: #5c5a54; --line: #ddd6c8; --felt: #2f5d50; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #17191c; --card: #202327; --ink: #e9e6df; --soft: #a9a59b; --line: #373b40; --felt: #7fb8a5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 25px; line-height: 1.25; margin: 0 0 12px; text-wrap: balance; }
h2 { font-size: 20px; margin: 40px 0 12px; }
h3 { font-size: 16px; margin: 24px 0 8px; }
.findings { margin: 0 0 12px; padding-left: 20px; max-width: 80ch; overflow-wrap: anywhere; }
.note { color: var(--soft); font-size: 14px; margin: 8px 0 0; max-width: 65ch; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 16px;
  margin-top: 24px; align-items: start; }
figure { margin: 0; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 6px; }
figcaption { font-weight: 600; margin-bottom: 8px; overflow-wrap: anywhere; }
svg { display: block; width: 100%; max-width: 480px; height: auto; }
svg text { fill: var(--ink); font-size: 13px; }
svg .name { font-weight: 600; }
svg .number, svg .tick { fill: var(--soft); font-size: 12px; }
svg .grid, svg .track { stroke: var(--line); }
svg .axis { stroke: var(--soft); }
svg .whisker { stroke: var(--felt); stroke-width: 3; stroke-linecap: round; }
svg .dot { fill: var(--felt); stroke: var(--card); stroke-width: 2; }
svg .band { fill: var(--felt); fill-opacity: .18; }
svg .curve { fill: none; stroke: var(--felt); stroke-width: 2; }
svg .place { fill: var(--felt); stroke: var(--card); stroke-width: 1.5; }
svg .share { font-size: 12px; }
svg .on-dark { fill: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: right; padding: 8px 8px; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; overflow-wrap: anywhere; }
thead th { color: var(--soft); font-weight: 500; vertical-align: bottom; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: 12px; margin: 16px 0 0;
  white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
@media (max-width: 640px) {
  thead { position: absolute; clip-path: inset(50%); height: 1px; width: 1px; overflow: hidden; }
  tbody, tr, th, td { display: block; }
  tr { padding: 8px 0; border-bottom: 1px solid var(--line); }
  th[scope=row] { border: 0; padding: 4px 0; }
  td { display: flex; justify-content: space-between; gap: 16px; border: 0; padding: 2px 0; text-align: right; }
  td:empty { display: none; }
  td::before { content: attr(data-label); color: var(--soft); text-align: left; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 8px; }
}
@media print { figure { break-inside: avoid; } }
"""
