/** The ground of every page: its letters, the bar above, the foot below, and the band with its heading. */
export const base = `
*{box-sizing:border-box}
html{scroll-padding-top:5.5rem;-webkit-text-size-adjust:100%}
body{--sans:Sans,"Sans before",system-ui,sans-serif;display:flex;flex-direction:column;margin:0;min-height:100vh;min-height:100dvh;font:17px/1.6 var(--sans);background:var(--bg);color:var(--ink);-webkit-font-smoothing:antialiased}
h1,h2,h3,p,dl,dd,ul,ol{margin:0;padding:0}ul,ol{list-style:none}
h1{font-size:clamp(1.9rem,4.4vw,3.1rem);line-height:1.08;letter-spacing:-.03em;font-weight:650;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:1.4rem;line-height:1.25;letter-spacing:-.02em;font-weight:640;text-wrap:balance;overflow-wrap:anywhere}
h3{font-size:1.1rem;line-height:1.35;letter-spacing:-.01em;font-weight:620;overflow-wrap:anywhere}
a{color:var(--primary-ink);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--primary);outline-offset:3px;border-radius:6px}
.wrap{width:100%;max-width:76rem;margin:0 auto;padding:0 clamp(1.1rem,4vw,2.5rem)}
.slim .wrap{max-width:49rem}
.skip{position:fixed;top:-4rem;left:1rem;z-index:3;padding:.6rem 1rem;background:var(--raised);border-radius:8px}.skip:focus{top:.6rem}
.bar{position:sticky;top:0;z-index:2;background:var(--bg);border-bottom:1px solid var(--line)}
.bar .wrap{max-width:76rem;display:flex;align-items:center;gap:.4rem 1.1rem;height:4.25rem}
.brand{display:flex;align-items:center;gap:.6rem;margin-right:auto;color:var(--ink);text-decoration:none;font-weight:650;letter-spacing:-.015em;min-height:2.75rem;min-width:0;white-space:nowrap}
.plate{object-fit:contain;padding:3px;border-radius:6px;background:var(--plate)}
.brand span{overflow:hidden;text-overflow:ellipsis}
.sections{display:flex;gap:.15rem}
.sections a,.tongues a{display:grid;place-items:center;min-height:2.75rem;padding:0 .65rem;color:var(--ink-2);text-decoration:none;font-size:.95rem;border-radius:8px;white-space:nowrap}
.sections a:hover,.tongues a:hover{color:var(--ink);background:var(--sunken)}
.sections [aria-current]{color:var(--ink);box-shadow:inset 0 -2px var(--primary);border-radius:0}
.tongues{display:flex}.tongues a{padding:0 .45rem;font:500 .78rem/1 Mono,ui-monospace,monospace;letter-spacing:.04em;color:var(--ink-3)}
.tongues [aria-current]{color:var(--ink);text-decoration:underline;text-decoration-thickness:2px;text-decoration-color:var(--primary)}
main{flex:1;display:flex;flex-direction:column;outline:0}
.slim,.whole{flex:1;display:flex;flex-direction:column}.band:only-child{flex:1}
.band{position:relative;padding:clamp(2rem,5vw,4rem) 0 clamp(1.75rem,4vw,3rem);background:linear-gradient(transparent 45%,var(--bg)),radial-gradient(52rem 26rem at 88% 0,var(--primary-wash),transparent 72%)}
.band .wrap{position:relative;display:grid;gap:1rem;justify-items:start}
.eyebrow{display:flex;align-items:center;gap:.65rem;font:500 .78rem/1.5 Mono,ui-monospace,monospace;letter-spacing:.09em;text-transform:uppercase;color:var(--ink-2)}
.eyebrow a{display:inline-flex;align-items:center;min-height:1.9rem;color:inherit}
.lead{max-width:40rem;font-size:clamp(1.06rem,1.5vw,1.18rem);color:var(--ink-2);text-wrap:pretty;overflow-wrap:anywhere}
.body{padding:clamp(.5rem,1.2vw,1rem) 0 clamp(3rem,6vw,5rem)}
.foot{border-top:1px solid var(--line);padding:1.25rem 0;font-size:.95rem;color:var(--ink-2)}
.foot .wrap{max-width:76rem;display:flex;flex-wrap:wrap;align-items:center;gap:.1rem 1.75rem}.foot p:first-child{margin-right:auto}
.foot a{display:inline-grid;align-items:center;min-height:2.75rem;color:var(--ink-2)}.foot a:hover{color:var(--ink)}
.foot ul{display:flex;flex-wrap:wrap;gap:0 1.4rem}
@media(min-width:62.01rem){.bar{background:color-mix(in oklch,var(--bg) 84%,transparent);backdrop-filter:blur(14px) saturate(1.4)}
.band::before{content:"";position:absolute;inset:0;background:repeating-linear-gradient(90deg,var(--grid) 0 1px,transparent 1px 3rem),repeating-linear-gradient(0deg,var(--grid) 0 1px,transparent 1px 3rem);mask:linear-gradient(115deg,transparent 35%,#000),linear-gradient(#000,transparent);mask-composite:intersect}}
@media(max-width:62rem){
.bar{position:static}.bar .wrap{flex-wrap:wrap;height:auto;padding-block:.55rem 0}
.sections{order:5;width:calc(100% + 1.3rem);margin-inline:-.65rem}html{scroll-padding-top:1rem}}
@media(max-width:48rem){body{font-size:16px}.sections a{font-size:.9rem}.bar .wrap{gap:.1rem .5rem}.tongues a{padding:0 .35rem}.foot p:first-child{width:100%}}
@media(prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
@media print{.bar,.foot,.skip{display:none}}
`;
