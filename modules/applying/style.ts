import { html } from "@/modules/pages";

/** A form of one column that a thumb can fill in, on top of what the careers pages have. */
export const formStyle = html`.narrow{max-width:42rem}textarea{box-sizing:border-box;width:100%}
.apply{gap:1.75rem}.apply fieldset{display:grid;gap:1.1rem} .apply legend{padding:0 0
.5rem;font-size:1.15rem;font-weight:600;color:inherit} .field{display:grid;gap:.35rem}.field
label,.field .label{font-weight:600}.field .choice,.tick
label{display:flex;gap:.6rem;align-items:flex-start;min-height:28px;font-weight:400} .hint{margin:0}
.hint.opt{font-weight:400} .error{margin:0;font-weight:600;color:light-dark(oklch(.48 .19
25),oklch(.76 .14 25))} .wrong{padding:.9rem 1.1rem;border:1px solid light-dark(oklch(.48 .19
25),oklch(.76 .14 25));border-radius:10px}.wrong p,.wrong ul{margin:0}
input[type="radio"],input[type="checkbox"]{width:20px;height:20px;min-height:0;padding:0;margin:.15rem
0 0;flex:none} .apply button{min-height:48px;padding:.6rem 1.4rem}
.fax{position:absolute;left:-9999px;top:auto;width:1px;height:1px;overflow:hidden} details
p{margin:.5rem 0;font-size:.95rem}summary{cursor:pointer;font-weight:600;min-height:28px}`;
