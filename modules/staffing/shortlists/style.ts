/** One person beside what the client says of them. */
export const style = `
.person{display:grid;grid-template-columns:minmax(0,1.7fr) minmax(17rem,1fr);gap:clamp(1.5rem,4vw,3rem);align-items:start}
.person+.person{margin-top:1.5rem}
.person h2{font-size:1.6rem}.person .lead{margin-top:.3rem}.person .facts{margin-top:1.4rem}
.person h3{margin:1.6rem 0 .3rem}
.papers li{display:grid;grid-template-columns:minmax(0,1fr) auto auto;align-items:center;gap:.25rem 1rem;padding:.55rem 0;border-top:1px solid var(--line)}
.person form{position:sticky;top:5.5rem;padding:clamp(1rem,2vw,1.4rem);border-radius:12px;background:var(--sunken);border:1px solid var(--line)}
.person fieldset{gap:.6rem}.person legend{margin-bottom:.7rem}
.person .button{justify-self:stretch}
@media(max-width:60rem){.person{grid-template-columns:minmax(0,1fr)}.person form{position:static}}
@media(max-width:34rem){.papers li{grid-template-columns:minmax(0,1fr) auto}.papers .hint{grid-row:2}}
@media print{.person form{display:none}.person{grid-template-columns:1fr;break-inside:avoid}}
`;
