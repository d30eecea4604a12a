/** What this page has besides the others: two columns, four stages, and things that need a second thought. */
export const style = `
.own{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:0 clamp(2rem,4vw,3.5rem);align-items:start}
.own section{display:grid;gap:.8rem;margin-bottom:2.75rem}
.own article{display:grid;gap:.55rem;justify-items:start;padding:1.2rem 1.35rem;background:var(--surface);border:1px solid var(--line);border-radius:14px}
.own article>*{max-width:100%}.own article>form,.own article>details,.stages{width:100%}
.own article p,.own section>p{overflow-wrap:anywhere}
.said{font-weight:560}
.stages{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:.35rem;margin:.4rem 0;font-size:.88rem}
.stages li{border-top:.45rem solid var(--line);border-radius:3px;padding-top:.4rem;color:var(--ink-3);overflow-wrap:anywhere;hyphens:auto}
.stages .past{border-color:var(--primary);color:var(--ink)}.stages [aria-current]{font-weight:620}
.sure{display:flex;align-items:center;gap:.6rem;min-height:2.75rem;font-weight:400}.sure input{margin:0}
.own details .hint{margin-bottom:.6rem}
.own .more{display:inline-flex;align-items:center;min-height:1.9rem}
@media(max-width:60rem){.own{grid-template-columns:minmax(0,1fr)}}
@media(max-width:34rem){.stages{grid-template-columns:1fr 1fr;gap:.6rem .35rem}}
`;
