/** What a text to be read adds to the look of all pages. */
export const style = `
.paper{display:grid;gap:.9rem;line-height:1.65;overflow-wrap:anywhere}
.paper h2{margin-top:1.4rem;font-size:1.2rem}
.paper ul{display:grid;gap:.4rem;padding-left:1.2rem;list-style:disc}
.paper .wide{overflow-x:auto}
.paper table{width:100%;border-collapse:collapse;font-size:.95rem}
.paper th,.paper td{padding:.5rem .9rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
.paper th{color:var(--ink-2);font-weight:600}
.sign{margin-top:2rem;padding-top:.6rem;border-top:1px solid var(--line-strong);color:var(--ink-2)}
.versions{display:grid;gap:.5rem;margin-top:3rem;padding-top:1.25rem;border-top:1px solid var(--line)}
.versions h2{font-size:1.05rem}
.versions a,.versions span{display:inline-flex;align-items:center;min-height:2.1rem}
.marks{display:grid;gap:1rem}.marks h2{margin-bottom:.75rem}
`;
