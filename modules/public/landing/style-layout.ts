/** Where everything stands, from 390 to 1440 points wide. */
export const layout = `
html{scroll-behavior:smooth}
.bar .wrap{scroll-target-group:auto}.sections a:target-current{color:var(--ink);box-shadow:inset 0 -2px var(--primary);border-radius:0}
.promise .ways{gap:.75rem 1rem}form{grid-template-columns:1fr 1fr;gap:1.1rem 1.25rem}
h1{font-size:clamp(2.6rem,6.1vw,4.6rem);line-height:1.02;letter-spacing:-.035em}
h2{font-size:clamp(1.75rem,3.6vw,2.6rem);line-height:1.1;letter-spacing:-.025em}
section{padding:clamp(3.25rem,6.5vw,5.5rem) 0}
.intro{margin-top:.9rem;max-width:44rem;font-size:1.1rem;color:var(--ink-2);text-wrap:pretty}
.hero{padding:clamp(1.5rem,3vw,3rem) 0 clamp(1.5rem,3vw,2.5rem);overflow:clip;background:radial-gradient(60rem 36rem at 82% 20%,var(--primary-wash),transparent 70%)}
.hero .wrap{display:grid;grid-template-columns:minmax(0,1.12fr) minmax(0,1fr);align-items:center;gap:clamp(1rem,4vw,4rem)}
.promise{display:grid;gap:1.5rem}
.more{display:inline-flex;align-items:center;gap:.4rem;min-height:2.75rem;padding:0 .4rem;color:var(--ink);font-weight:560;text-decoration-color:var(--line-strong)}
.map{display:block;width:100%;height:auto;max-height:40rem;aspect-ratio:60/81}
.three{display:grid;grid-template-columns:repeat(3,1fr);gap:1.25rem;margin-top:2.75rem}
.sectors{background:var(--sunken);border-block:1px solid var(--line)}
.racks{display:grid;grid-template-columns:repeat(3,1fr);gap:1.25rem;margin-top:2.75rem}
.night .wrap{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:2rem 3rem}
.claims{display:grid;grid-template-columns:repeat(4,1fr);margin-top:2.75rem;border-block:1px solid var(--line)}
.claims>div{display:flex;flex-direction:column;padding:1.75rem 1.5rem}.claims>div+div{border-left:1px solid var(--line)}
.countries{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
.contact{background:var(--sunken);border-top:1px solid var(--line)}
.contact .wrap{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:2.5rem clamp(2rem,5vw,5rem);align-items:start}
.wide,.message{grid-column:1/-1}
@media(max-width:72rem){.button.jobs{display:none}}
@media(max-width:62rem){
.three,.racks{grid-template-columns:1fr}.claims{grid-template-columns:1fr 1fr}
.claims>div:nth-child(odd){border-left:0}.claims>div:nth-child(n+3){border-top:1px solid var(--line)}
.contact .wrap{grid-template-columns:1fr}}
@media(max-width:48rem){.hero .wrap{grid-template-columns:1fr}.map{max-height:27rem;margin-top:.5rem}.ways .button{flex:1 1 9rem}.sections{justify-content:space-between}form{grid-template-columns:1fr}.claims>div{padding:1.25rem 1rem}.more{width:100%;justify-content:center}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`;
