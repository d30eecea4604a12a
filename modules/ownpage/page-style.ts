import { html } from "@/modules/pages";

/** What this page has besides the others: fields in a column, four stages and things that need a second thought. */
export const ownStyles = html`nav{display:flex;gap:1rem;justify-content:flex-end;font-size:.95rem}
nav [aria-current]{font-weight:600;text-decoration:none} a{color:light-dark(oklch(.45 .18
260),oklch(.8 .11 260));overflow-wrap:anywhere}
h3{margin:0;font-size:1rem}section{margin-top:2.25rem}section>p{margin:.4rem 0 0}
article{margin:.75rem 0}article p{margin:.35rem 0} input{font:inherit;padding:.5rem
.65rem;border-radius:6px;border:1px solid light-dark(oklch(.62 .02 245),oklch(.56 .025
246));background:transparent;color:inherit;box-sizing:border-box}
input:not([type=checkbox]),textarea{width:100%;box-sizing:border-box}
form.bare{border:0;margin:.5rem 0 0;padding:0}label{display:grid;gap:.2rem}
label.sure{display:flex;align-items:center;gap:.5rem;min-height:28px}
.hint{color:light-dark(oklch(.42 .02 250),oklch(.8 .01 248));font-size:.95rem}
.stages{display:grid;grid-template-columns:repeat(4,1fr);gap:.35rem;list-style:none;margin:.75rem
0;padding:0;font-size:.85rem} .stages li{border-top:4px solid light-dark(oklch(.85 .012
240),oklch(.4 .022 247));padding-top:.3rem;color:light-dark(oklch(.42 .02 250),oklch(.8 .01
248));overflow-wrap:anywhere} .stages .past{border-color:light-dark(oklch(.5 .18 260),oklch(.75 .13
260));color:inherit} .stages [aria-current]{font-weight:600}
button.quiet{background:transparent;color:inherit;border-color:light-dark(oklch(.62 .02
245),oklch(.56 .025 246));font-weight:400}
summary{cursor:pointer;min-height:28px;padding-top:.4rem}details{margin-top:.25rem}
[role=status]{padding:.75rem 1rem;border-radius:8px;border:1px solid light-dark(oklch(.5 .18
260),oklch(.75 .13 260))}`;
