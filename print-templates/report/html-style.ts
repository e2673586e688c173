/** The page has the light and dark colours of the screens (`renderer/theme/tokens.json`). */
export const style = `
:root{color-scheme:light dark;--page:#FCFAF5;--ink:#201C17;--soft:#5A5247;--rule:#DAD4C6}
@media (prefers-color-scheme:dark){:root{--page:#191613;--ink:#F2EBDF;--soft:#BBB09F;--rule:#3B352D}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 1rem/1.45 "Libre Franklin",system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1,h2{font-family:Besley,Georgia,serif;font-weight:600;line-height:1.2;overflow-wrap:anywhere}
h1{font-size:2rem;margin:0 0 .5rem}
h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
p{margin:.5rem 0;max-width:65ch;overflow-wrap:anywhere}
.soft,figcaption,caption,thead th{color:var(--soft);font-size:.875rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:1.5rem;align-items:start;margin:1rem 0}
figure{margin:0;min-width:0}
figcaption,caption{font-weight:600;text-align:left;margin-bottom:.5rem;padding:0}
figure svg{display:block;width:100%;height:auto}
.wide{overflow-x:auto;margin:1.5rem 0}
table{border-collapse:collapse;width:100%}
th,td{padding:.25rem .75rem .25rem 0;text-align:left;font-weight:400;vertical-align:top;border-bottom:1px solid var(--rule)}
td{overflow-wrap:break-word}
@media (max-width:40rem){th,td{font-size:.8125rem;padding-right:.375rem}}
.number{text-align:right;font-variant-numeric:tabular-nums}
td.number{white-space:nowrap}
thead th{font-weight:600;white-space:nowrap}
@media (max-width:40rem){thead th{font-size:.75rem;white-space:normal}}
.heavy td:last-child{font-weight:650}
.mark{display:inline-block;width:.875em;height:.875em;vertical-align:-.08em}
.shared,.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
@media (forced-colors:active){figure svg{forced-color-adjust:none;background:#FCFAF5;color:#201C17}}
@media print{section{break-inside:avoid}}
`;
