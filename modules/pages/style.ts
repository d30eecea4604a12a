import { html } from "./markup";

/** The page stands alone, so it brings its few colours itself; they follow the reader's light or dark. */
export const styles = html`:root{color-scheme:light dark} body{margin:0;font:16px/1.5
system-ui,sans-serif;background:light-dark(oklch(.978 .004 235),oklch(.195 .018
248));color:light-dark(oklch(.235 .028 250),oklch(.955 .006 248))} main{max-width:46rem;margin:0
auto;padding:2rem 1rem} h1{font-size:1.5rem;line-height:1.2}h2{margin:0;font-size:1.15rem}
article{margin:1.5rem 0;padding:1.25rem;border:1px solid light-dark(oklch(.905 .009 240),oklch(.315
.022 247));border-radius:10px;background:light-dark(oklch(.995 .002 240),oklch(.228 .02 248))}
dl{display:grid;grid-template-columns:minmax(7rem,10rem) 1fr;gap:.3rem 1rem;margin:1rem 0}
dt,caption,legend{color:light-dark(oklch(.42 .02 250),oklch(.8 .01 248))}dd{margin:0}
table{width:100%;border-collapse:collapse;font-size:.95rem}caption{text-align:left;padding-bottom:.3rem}
th,td{text-align:left;padding:.35rem .5rem .35rem 0;border-top:1px solid light-dark(oklch(.905 .009
240),oklch(.315 .022 247));font-weight:400} .expired{color:light-dark(oklch(.48 .19 25),oklch(.76
.14 25))}.message{white-space:pre-line}.said{font-weight:600}
form{display:grid;gap:.5rem;margin-top:1.25rem;padding-top:1rem;border-top:1px solid
light-dark(oklch(.905 .009 240),oklch(.315 .022 247))}
fieldset{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;border:0;margin:0;padding:0}fieldset
label{min-height:28px} select,textarea,button{font:inherit;padding:.5rem
.65rem;border-radius:6px;border:1px solid light-dark(oklch(.62 .02 245),oklch(.56 .025
246));background:transparent;color:inherit}
button{justify-self:start;min-height:40px;cursor:pointer;background:light-dark(oklch(.5 .18
260),oklch(.75 .13 260));color:light-dark(oklch(.99 0 0),oklch(.17 .02
250));border-color:transparent;font-weight:600} :focus-visible{outline:2px solid light-dark(oklch(.5
.18 260),oklch(.75 .13 260));outline-offset:2px}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}`;
