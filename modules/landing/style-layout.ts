/** Where everything stands, from 390 to 1440 points wide. */
export const layout = `
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:5rem;-webkit-text-size-adjust:100%}
body{margin:0;font:17px/1.6 Sans,system-ui,sans-serif;background:var(--bg);color:var(--ink);-webkit-font-smoothing:antialiased}
h1,h2,h3,p,dl,dd,ul,ol{margin:0;padding:0}ul,ol{list-style:none}
h1{font-size:clamp(2.6rem,6.1vw,4.6rem);line-height:1.02;letter-spacing:-.035em;font-weight:650;text-wrap:balance}
h2{font-size:clamp(1.75rem,3.6vw,2.6rem);line-height:1.1;letter-spacing:-.025em;font-weight:640;text-wrap:balance}
h3{font-size:1.2rem;line-height:1.3;letter-spacing:-.01em;font-weight:620}
a{color:var(--primary-ink);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--primary);outline-offset:3px;border-radius:6px}
.wrap{max-width:76rem;margin:0 auto;padding:0 clamp(1.1rem,4vw,2.5rem)}
section{padding:clamp(3.25rem,6.5vw,5.5rem) 0}
.intro{margin-top:.9rem;max-width:44rem;font-size:1.1rem;color:var(--ink-2);text-wrap:pretty}
.skip{position:fixed;top:-4rem;left:1rem;z-index:3;padding:.6rem 1rem;background:var(--raised);border-radius:8px}.skip:focus{top:.6rem}
.bar{position:fixed;inset:0 0 auto;z-index:2;background:color-mix(in oklch,var(--bg) 84%,transparent);backdrop-filter:blur(14px) saturate(1.4);border-bottom:1px solid var(--line)}
.bar .wrap{scroll-target-group:auto;display:flex;align-items:center;gap:.4rem 1.1rem;height:4.25rem}
.brand{display:flex;align-items:center;gap:.6rem;margin-right:auto;color:var(--ink);text-decoration:none;font-weight:650;letter-spacing:-.015em;min-height:2.75rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.sections{display:flex;gap:.15rem}
.sections a,.tongues a{display:grid;place-items:center;min-height:2.75rem;padding:0 .65rem;color:var(--ink-2);text-decoration:none;font-size:.95rem;border-radius:8px;white-space:nowrap}
.sections a:hover,.tongues a:hover{color:var(--ink);background:var(--sunken)}
.sections a:target-current{color:var(--ink);box-shadow:inset 0 -2px var(--primary);border-radius:0}
.tongues{display:flex}.tongues a{padding:0 .45rem;font:500 .78rem/1 Mono,ui-monospace,monospace;letter-spacing:.04em;color:var(--ink-3)}
.tongues [aria-current]{color:var(--ink);text-decoration:underline;text-decoration-thickness:2px;text-decoration-color:var(--primary)}
main{padding-top:4.25rem;outline:0}
.hero{padding:clamp(1.5rem,3vw,3rem) 0 clamp(1.5rem,3vw,2.5rem);overflow:clip;background:radial-gradient(60rem 36rem at 82% 20%,var(--wash),transparent 70%)}
.hero .wrap{display:grid;grid-template-columns:minmax(0,1.12fr) minmax(0,1fr);align-items:center;gap:clamp(1rem,4vw,4rem)}
.promise{display:grid;gap:1.5rem}
.eyebrow{display:flex;align-items:center;gap:.65rem;font:500 .78rem/1.5 Mono,ui-monospace,monospace;letter-spacing:.09em;text-transform:uppercase;color:var(--ink-2)}
.lead{max-width:36rem;font-size:clamp(1.08rem,1.6vw,1.25rem);color:var(--ink-2);text-wrap:pretty}
.ways{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem}
.more{display:inline-flex;align-items:center;gap:.4rem;min-height:2.75rem;padding:0 .4rem;color:var(--ink);font-weight:560;text-decoration-color:var(--line-strong)}
.map{display:block;width:100%;height:auto;max-height:40rem;aspect-ratio:60/81}
.three{display:grid;grid-template-columns:repeat(3,1fr);gap:1.25rem;margin-top:2.75rem}
.sectors{background:var(--sunken);border-block:1px solid var(--line)}
.racks{display:grid;grid-template-columns:repeat(3,1fr);gap:1.25rem;margin-top:2.75rem}
.band .wrap{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:2rem 3rem}
.claims{display:grid;grid-template-columns:repeat(4,1fr);margin-top:2.75rem;border-block:1px solid var(--line)}
.claims>div{display:flex;flex-direction:column;padding:1.75rem 1.5rem}.claims>div+div{border-left:1px solid var(--line)}
.countries{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
.contact{background:var(--sunken);border-top:1px solid var(--line)}
.contact .wrap{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:2.5rem clamp(2rem,5vw,5rem);align-items:start}
form{display:grid;grid-template-columns:1fr 1fr;gap:1.1rem 1.25rem}
.wide,.message,form .button{grid-column:1/-1}form .button{justify-self:start}
footer{border-top:1px solid var(--line);padding:1.5rem 0;font-size:.95rem;color:var(--ink-2)}
footer .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 2rem}footer p:first-child{margin-right:auto}
footer a{display:inline-grid;place-items:center;min-height:2.75rem;color:var(--ink-2)}
@media(max-width:72rem){.button.jobs{display:none}}
@media(max-width:62rem){
.bar .wrap{flex-wrap:wrap;height:auto;padding-block:.55rem 0}
.sections{order:5;width:calc(100% + 1.3rem);margin-inline:-.65rem;justify-content:space-between}
main{padding-top:7.1rem}html{scroll-padding-top:8rem}
.three,.racks{grid-template-columns:1fr}.claims{grid-template-columns:1fr 1fr}
.claims>div:nth-child(odd){border-left:0}.claims>div:nth-child(n+3){border-top:1px solid var(--line)}
.contact .wrap{grid-template-columns:1fr}}
@media(max-width:48rem){body{font-size:16px}.hero .wrap{grid-template-columns:1fr}.map{max-height:27rem;margin-top:.5rem}.ways .button{flex:1 1 9rem}.more{width:100%;justify-content:center}
.sections{max-width:none}.sections a{font-size:.9rem}.bar .wrap{gap:.1rem .5rem}.tongues a{padding:0 .35rem}form{grid-template-columns:1fr}.claims>div{padding:1.25rem 1rem}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}*{animation:none!important}}
`;
