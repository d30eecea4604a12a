/** What stands on the pages again and again: buttons, cards, lamps, tags, facts and notices. */
export const parts = `
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:0 1.05rem;border:1px solid transparent;border-radius:9px;font:590 .95rem/1.2 var(--sans);text-decoration:none;text-align:center;cursor:pointer;transition:filter .15s,background .15s}
.large{min-height:3.25rem;padding:0 1.5rem;font-size:1.03rem;border-radius:11px}
.primary{background:var(--primary);color:var(--on-primary);box-shadow:inset 0 1px var(--sheen)}.primary:hover{filter:brightness(1.08)}
.outlined{background:transparent;border-color:var(--line-strong);color:var(--ink)}.outlined:hover{background:var(--sunken)}
.ways{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem}
.card{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:clamp(1.1rem,2.5vw,1.6rem);box-shadow:var(--shadow)}
.lamp{flex:none;width:.5rem;height:.5rem;border-radius:50%;background:var(--ok-led);box-shadow:0 0 .6rem var(--ok-led)}
.tags{display:flex;flex-wrap:wrap;gap:.4rem}
.tag{padding:.12rem .6rem;border:1px solid var(--line);border-radius:99px;background:var(--sunken);font-size:.88rem;color:var(--ink-2);overflow-wrap:anywhere}
.state{display:inline-flex;align-items:center;gap:.45rem;padding:.12rem .6rem;border-radius:5px;font-size:.88rem;font-weight:560;background:var(--sunken);color:var(--ink-2)}
.state::before{content:"";flex:none;width:.4rem;height:.4rem;background:var(--ink-3)}
.state.well{background:var(--ok-wash);color:var(--ok)}.state.well::before{background:var(--ok-led)}
.state.bad{background:var(--bad-wash);color:var(--bad)}.state.bad::before{background:var(--bad-led)}
.facts{display:grid;grid-template-columns:minmax(6.5rem,11rem) minmax(0,1fr);gap:.5rem 1.25rem}
.facts dt,.hint{color:var(--ink-3);font-size:.92rem}.facts dd{overflow-wrap:anywhere}.hint{line-height:1.5}
.notice{padding:.9rem 1.1rem;border-radius:11px;border:1px solid var(--primary);background:var(--primary-wash);font-weight:560}
.kept{display:contents}
.empty{display:grid;justify-items:center;gap:.5rem;padding:clamp(2.5rem,7vw,4.5rem) 1.25rem;border:1px dashed var(--line-strong);border-radius:16px;text-align:center;color:var(--ink-2)}.empty h2{color:var(--ink)}
.quote{padding-left:1.1rem;border-left:3px solid var(--primary);white-space:pre-line;max-width:44rem}
@media(max-width:34rem){.facts{grid-template-columns:minmax(0,1fr);gap:0}.facts dd{margin-bottom:.7rem}.ways .button{flex:1 1 9rem}}
`;
