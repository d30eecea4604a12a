/** How each thing looks. */
export const parts = `
.light{background:var(--paper);color:var(--on-paper)}.light:hover{background:var(--paper-2)}
.ghost{border-color:var(--night-line);color:var(--on-night)}.ghost:hover{background:var(--frost)}
.map path{fill:none;stroke-linecap:round}.land{stroke:var(--land);stroke-width:6}.lit{stroke:var(--lit);stroke-width:9}
.hall{fill:var(--ok-led)}.hall circle{stroke:var(--bg);stroke-width:2}.hall .halo{stroke:none;opacity:.28;transform-box:fill-box;transform-origin:center;animation:breathe 3.6s ease-in-out infinite}
.h1 .halo{animation-delay:-1.2s}.h2 .halo{animation-delay:-2.4s}
.hall text{fill:var(--ink);stroke:var(--bg);stroke-width:5;paint-order:stroke;stroke-linejoin:round;font:600 15px Mono,ui-monospace,monospace;letter-spacing:.04em}
@keyframes breathe{0%,100%{transform:scale(.7);opacity:.38}50%{transform:scale(1.35);opacity:.14}}
.three .card{display:flex;flex-direction:column}.three .card p{margin-top:.55rem;color:var(--ink-2);text-wrap:pretty}
.three svg{display:block;width:100%;height:auto;max-height:11rem;aspect-ratio:240/112;margin-bottom:1.4rem;padding:.9rem;border-radius:10px;background:var(--sunken)}
.unit{fill:var(--raised);stroke:var(--line)}.row{fill:var(--line)}.groove{fill:var(--line)}
.led,.green{fill:var(--ok-led)}.blue{fill:var(--lit)}.warn,.amber{fill:var(--warn-led)}.off{fill:var(--line)}
.ring,.arc{fill:none;stroke:var(--line);stroke-width:9}.arc{stroke:var(--primary);stroke-dasharray:91 100;stroke-linecap:round;transform:rotate(-90deg);transform-origin:58px 56px}
.tick{fill:none;stroke:var(--primary);stroke-width:6;stroke-linecap:round;stroke-linejoin:round}.shield{fill:var(--primary-wash);stroke:var(--primary);stroke-width:2.5;stroke-linejoin:round}
.three .badges{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:auto;padding-top:1.1rem}.badge{padding:.15rem .6rem;border:1px solid var(--line);border-radius:99px;font:500 .78rem/1.6 Mono,ui-monospace,monospace;color:var(--ok)}
.rack{position:relative;display:flex;flex-direction:column;padding:1.6rem 1.6rem 1.4rem;background:var(--surface);border:1px solid var(--line);border-top:3px solid var(--primary);border-radius:14px;box-shadow:var(--shadow)}
.rack:nth-child(2){border-top-color:var(--ok-led)}.rack:nth-child(3){border-top-color:var(--warn-led)}
.rack>p{margin:.4rem 0 1.4rem;color:var(--ink-2);text-wrap:pretty}
.number{font:500 .8rem/1 Mono,ui-monospace,monospace;letter-spacing:.08em;color:var(--ink-3);margin-bottom:.9rem}
.rack ul{display:grid;gap:.5rem;margin-top:auto}.rack ul li{display:flex;align-items:center;gap:.75rem;padding:.6rem .85rem;background:var(--sunken);border:1px solid var(--line);border-radius:8px;font-weight:540;line-height:1.35}
.night{background:radial-gradient(50rem 24rem at 85% -10%,var(--glow),transparent 70%),repeating-linear-gradient(90deg,var(--night-grid) 0 1px,transparent 1px 4rem),var(--night);color:var(--on-night)}
.night p{margin-top:.7rem;color:var(--on-night-2);font-size:1.1rem}.night .ways{margin:0}.night :focus-visible{outline-color:var(--on-night)}
.claims dt{order:2;margin-top:.35rem;font-weight:560}.figure{order:1;font:500 clamp(2rem,4vw,3.1rem)/1.05 Mono,ui-monospace,monospace;letter-spacing:-.05em;white-space:nowrap}
.origin{order:3;margin-top:.5rem;font-size:.88rem;color:var(--ink-3)}
h3.quiet{margin-top:3rem;font-size:1rem;color:var(--ink-2)}
.countries li{display:flex;align-items:center;gap:.5rem;padding:.35rem .8rem;background:var(--surface);border:1px solid var(--line);border-radius:99px;font-size:.95rem}.countries b{font:600 .72rem/1 Mono,ui-monospace,monospace;color:var(--primary-ink);letter-spacing:.05em}
.address{font-size:1.15rem;font-weight:560}.contact p:has(.address){margin-top:1.2rem}
.small{font-size:.88rem;line-height:1.5;color:var(--ink-2)}.thanks p{margin-top:.5rem;color:var(--ink-2)}
`;
