/** Forms that a thumb can fill in. */
export const forms = `
form{display:grid;gap:1.1rem}
fieldset{display:grid;gap:1.1rem;min-width:0;margin:0;padding:0;border:0}
legend{padding:0;font-size:1.15rem;font-weight:620;letter-spacing:-.01em}
.field{display:grid;gap:.35rem;align-content:start;min-width:0}
label,.label{font-size:.92rem;font-weight:560}.optional{font-weight:400;color:var(--ink-3)}
input,textarea,select{width:100%;min-height:2.9rem;padding:.6rem .8rem;font:400 1rem/1.5 var(--sans);color:inherit;background:var(--raised);border:1px solid var(--line-strong);border-radius:9px}
textarea{resize:vertical}select{text-overflow:ellipsis}option{background:var(--raised);color:var(--ink)}
input[type=checkbox],input[type=radio]{flex:none;width:1.25rem;height:1.25rem;min-height:0;margin:.15rem 0 0;padding:0;accent-color:var(--primary)}
input[type=date]:focus-within{outline:2px solid var(--primary);outline-offset:3px}
input[type=file]{padding:.45rem}::file-selector-button{min-height:2rem;margin-right:.8rem;padding:0 .8rem;font:400 .92rem/1.4 var(--sans);color:var(--ink);background:var(--sunken);border:1px solid var(--line-strong);border-radius:7px;cursor:pointer}
form .button{justify-self:start}
.choice{display:flex;gap:.7rem;align-items:flex-start;min-height:2.75rem;padding:.6rem .85rem;font-size:1rem;font-weight:400;line-height:1.5;border:1px solid var(--line);border-radius:10px;background:var(--raised);cursor:pointer}
.choice:hover{border-color:var(--line-strong)}.choice:has(:checked){border-color:var(--primary);background:var(--primary-wash)}
.choice:has(:focus-visible){outline:2px solid var(--primary);outline-offset:2px}
[aria-invalid]{border-color:var(--bad)}.problem{color:var(--bad);font-size:.92rem;font-weight:560}
.refused{padding:.9rem 1.1rem;border-radius:11px;border:1px solid var(--bad);background:var(--bad-wash)}.refused+form{margin-top:1.25rem}.refused ul{margin-top:.4rem}.refused a{color:inherit}
details{border:1px solid var(--line);border-radius:11px;background:var(--surface)}
summary{min-height:2.75rem;padding:.6rem .9rem;font-weight:560;cursor:pointer;border-radius:11px}details>:not(summary){margin:0 .9rem .9rem}details p+p{margin-top:.6rem}
.trap{position:absolute;left:-200vw;width:1px;height:1px;overflow:hidden}.trap label{display:block;width:14rem;height:7rem}
`;
