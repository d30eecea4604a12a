import type { Markup } from "@/modules/pages";

/** What the careers pages add to the look of all pages. */
export const careersStyle: Markup = {
  safe: `
:root{--line:light-dark(oklch(.905 .009 240),oklch(.315 .022 247));--soft:light-dark(oklch(.42 .02 250),oklch(.8 .01 248));--card:light-dark(oklch(.995 .002 240),oklch(.228 .02 248));--go:light-dark(oklch(.5 .18 260),oklch(.75 .13 260));--on-go:light-dark(oklch(.99 0 0),oklch(.17 .02 250));--wash:light-dark(oklch(.955 .022 260),oklch(.3 .05 260))}
a{color:var(--go);text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;background:var(--card);padding:.5rem .75rem}
.top,.foot{max-width:64rem;margin:0 auto;padding:.75rem 1rem;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;justify-content:space-between}
.top{border-bottom:1px solid var(--line)}
.top a,.foot a,.crumb a{display:inline-flex;min-height:32px;align-items:center}
.top nav,.foot nav{display:flex;flex-wrap:wrap;gap:0 1rem}
.brand{font-weight:700;color:inherit;text-decoration:none;letter-spacing:-.01em}
.foot{margin-top:3rem;border-top:1px solid var(--line);color:var(--soft);font-size:.95rem}
[aria-current=true]{color:inherit;font-weight:600;text-decoration:none}
main{max-width:64rem;padding:2rem 1rem}
.hero h1{font-size:clamp(1.9rem,1.2rem + 3vw,3rem);line-height:1.08;letter-spacing:-.025em;margin:0 0 .75rem;text-wrap:balance}
.hero p{max-width:38rem;margin:0;color:var(--soft);font-size:1.05rem}
.find{grid-template-columns:2fr 1.2fr 1fr 1fr auto;align-items:end;gap:.75rem;margin:1.75rem 0 .5rem;padding:1rem;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.find label{display:grid;gap:.25rem;min-width:0;color:var(--soft);font-size:.9rem}
input,select{box-sizing:border-box;width:100%;min-height:44px;font:inherit;color:light-dark(oklch(.235 .028 250),oklch(.955 .006 250));background:transparent;padding:.5rem .65rem;border-radius:6px;border:1px solid light-dark(oklch(.62 .02 245),oklch(.56 .025 246))}
option{background:var(--card);color:inherit}
.find button{min-height:44px;padding:.5rem 1.1rem}
.count{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;margin:1.25rem 0 .75rem;color:var(--soft)}
.count strong{color:light-dark(oklch(.235 .028 250),oklch(.955 .006 250))}
.jobs{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
.jobs li{position:relative;display:grid;grid-template-columns:1fr auto;gap:.25rem 1.5rem;padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.jobs li:hover{border-color:var(--go)}
.jobs h2{font-size:1.15rem;line-height:1.3;overflow-wrap:anywhere}
.jobs h2 a{color:inherit;text-decoration:none}.jobs h2 a::after{content:"";position:absolute;inset:0;border-radius:12px}
.jobs li:hover h2 a{text-decoration:underline}
.jobs p{margin:0;color:var(--soft)}
.pay{font-weight:600;font-variant-numeric:tabular-nums}
.jobs .pay{grid-column:2;grid-row:1;text-align:right;color:light-dark(oklch(.235 .028 250),oklch(.955 .006 250))}
.jobs .when{grid-column:2;text-align:right;font-size:.9rem}
.none{padding:3rem 1.25rem;border:1px dashed var(--line);border-radius:12px;text-align:center}
.none p{margin:.25rem 0;color:var(--soft)}.none h2{margin:0}
.pages{display:flex;justify-content:space-between;gap:1rem;margin-top:1.5rem}.pages a{min-height:40px;display:inline-flex;align-items:center}
.crumb{margin:0 0 1rem}
.job{display:grid;grid-template:"head side" auto "body side" 1fr/minmax(0,1fr) 18rem;gap:0 2.5rem;align-items:start}.job header{grid-area:head}.job .body{grid-area:body;min-width:0}
.job h1{font-size:clamp(1.7rem,1.2rem + 2vw,2.5rem);letter-spacing:-.02em;line-height:1.12;margin:0 0 .5rem;overflow-wrap:anywhere;text-wrap:balance}
.job .lead{margin:0;color:var(--soft);font-size:1.05rem}
.said{font-weight:400;max-width:42rem;overflow-wrap:anywhere}
.said p{white-space:pre-line}.said ul{padding-left:1.2rem}.said h2{margin:2rem 0 .5rem}
aside{grid-area:side;position:sticky;top:1rem;padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--card)}
aside dl{grid-template-columns:1fr;gap:0;margin:0 0 1.25rem}aside dt{font-size:.9rem}aside dd{margin-bottom:.7rem}
.go{display:flex;justify-content:center;align-items:center;min-height:48px;padding:0 1.25rem;border-radius:8px;background:var(--go);color:var(--on-go);font-weight:600;text-decoration:none}
.go.small{display:inline-flex}
.hint{margin:.6rem 0 0;color:var(--soft);font-size:.9rem}
.share{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line);max-width:42rem}
.share h2{font-size:1rem}.ways{display:flex;gap:1.25rem;margin:.25rem 0}.ways a{min-height:32px;display:inline-flex;align-items:center}.share label{display:grid;gap:.25rem;color:var(--soft);font-size:.9rem}
@media(max-width:56rem){.find{grid-template-columns:1fr 1fr}.find label:first-child,.find button{grid-column:1/-1}.find button{justify-self:stretch}.job{grid-template:"head" auto "side" auto "body" auto/minmax(0,1fr);gap:1.5rem 0}aside{position:static}}
@media(max-width:34rem){.find label:nth-child(2){grid-column:1/-1}.jobs .when{order:1}.jobs li{grid-template-columns:minmax(0,1fr)}.jobs .pay,.jobs .when{grid-column:1;grid-row:auto;text-align:left}main{padding-top:1.25rem}}
`,
};
