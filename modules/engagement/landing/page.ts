import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { dataOf, html, type Markup, type PublicPage } from "@/modules/platform/public-pages";
import { bandOf, contactOf, leadershipOf } from "./closing";
import { isKept } from "./form";
import { countriesIn, type Facts, type Speaking, type Told } from "./facts";
import { capabilitiesOf, heroOf, sectorsOf } from "./sections";
import { filledIn, type Words, wordsIn } from "./words";

/** Where everything stands, from 390 to 1440 points wide. */
const layout = `
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
@media(max-width:48rem){.hero .wrap{grid-template-columns:1fr}.map{max-height:27rem;margin-top:.5rem}.ways .button{flex:1 1 auto;padding-inline:.9rem;white-space:nowrap}.sections{justify-content:space-between}form{grid-template-columns:1fr}.claims>div{padding:1.25rem 1rem}.more{width:100%;justify-content:center}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`;

/** How each thing looks. */
const parts = `
.light{background:var(--paper);color:var(--on-paper)}.light:hover{background:var(--paper-2)}
.ghost{border-color:var(--night-line);color:var(--on-night)}.ghost:hover{background:var(--frost)}
.map path{fill:none;stroke-linecap:round}.land{stroke:var(--land);stroke-width:6}.lit{stroke:var(--lit);stroke-width:9}
.hall{fill:var(--ok-led)}.hall circle{stroke:var(--bg);stroke-width:2}.hall .halo{stroke:none;opacity:.28;transform-box:fill-box;transform-origin:center;animation:breathe 3.6s ease-in-out infinite}
.h1 .halo{animation-delay:-1.2s}.h2 .halo{animation-delay:-2.4s}
.hall text{fill:var(--ink);stroke:var(--bg);stroke-width:5;paint-order:stroke;stroke-linejoin:round;font:600 15px Mono,ui-monospace,monospace;letter-spacing:.04em}
@keyframes breathe{0%,100%{transform:scale(.7);opacity:.38}50%{transform:scale(1.35);opacity:.14}}
.three .card{display:flex;flex-direction:column}.three .card p{margin-top:.55rem;color:var(--ink-2);text-wrap:pretty}
.three svg{display:block;width:100%;height:auto;max-height:11rem;aspect-ratio:240/112;margin-bottom:1.4rem;padding:.9rem;border-radius:10px;background:var(--sunken)}
.unit{fill:var(--raised);stroke:var(--line)}.row{fill:var(--line)}.groove{fill:var(--line)}
.led,.green{fill:var(--ok-led)}.blue{fill:var(--lit)}.warn,.amber{fill:var(--warn-led)}.off{fill:var(--line)}
.ring,.arc{fill:none;stroke:var(--line);stroke-width:9}.arc{stroke:var(--primary);stroke-dasharray:91 100;stroke-linecap:round;transform:rotate(-90deg);transform-origin:58px 56px}
.tick{fill:none;stroke:var(--primary);stroke-width:6;stroke-linecap:round;stroke-linejoin:round}.shield{fill:var(--primary-wash);stroke:var(--primary);stroke-width:2.5;stroke-linejoin:round}
.three .badges{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:auto;padding-top:1.1rem}.badge{padding:.15rem .6rem;border:1px solid var(--line);border-radius:99px;font:500 .78rem/1.6 Mono,ui-monospace,monospace;color:var(--ok)}
.rack{position:relative;display:flex;flex-direction:column;padding:1.6rem 1.6rem 1.4rem;background:var(--surface);border:1px solid var(--line);border-top:3px solid var(--primary);border-radius:14px;box-shadow:var(--shadow)}
.rack:nth-child(2){border-top-color:var(--ok-led)}.rack:nth-child(3){border-top-color:var(--warn-led)}
.rack>p{margin:.4rem 0 1.4rem;color:var(--ink-2);text-wrap:pretty}
.number{font:500 .8rem/1 Mono,ui-monospace,monospace;letter-spacing:.08em;color:var(--ink-3);margin-bottom:.9rem}
.rack ul{display:grid;gap:.5rem;margin-top:auto}.rack ul li{display:flex;align-items:center;gap:.75rem;padding:.6rem .85rem;background:var(--sunken);border:1px solid var(--line);border-radius:8px;font-weight:540;line-height:1.35}
.night{background:radial-gradient(50rem 24rem at 85% -10%,var(--glow),transparent 70%),repeating-linear-gradient(90deg,var(--night-grid) 0 1px,transparent 1px 4rem),var(--night);color:var(--on-night)}
.night p{margin-top:.7rem;color:var(--on-night-2);font-size:1.1rem}.night .ways{margin:0}.night :focus-visible{outline-color:var(--on-night)}
.claims dt{order:2;margin-top:.35rem;font-weight:560}.figure{order:1;font:500 clamp(2rem,4vw,3.1rem)/1.05 Mono,ui-monospace,monospace;letter-spacing:-.05em;white-space:nowrap}
.origin{order:3;margin-top:.5rem;font-size:.88rem;color:var(--ink-3)}
h3.quiet{margin-top:3rem;font-size:1rem;color:var(--ink-2)}
.countries li{display:flex;align-items:center;gap:.5rem;padding:.35rem .8rem;background:var(--surface);border:1px solid var(--line);border-radius:99px;font-size:.95rem}.countries b{font:600 .72rem/1 Mono,ui-monospace,monospace;color:var(--primary-ink);letter-spacing:.05em}
.address{font-size:1.15rem;font-weight:560}.contact p:has(.address){margin-top:1.2rem}.contact .kept .notice{grid-column:1/-1}
.small{font-size:.88rem;line-height:1.5;color:var(--ink-2)}.thanks p{margin-top:.5rem;color:var(--ink-2)}
`;

/** What search engines read of the agency; specification §1. */
const structured = (
  { agency, tagline, origin, landing, email }: Facts,
  words: Words,
  icon: string,
) => ({
  "@context": "https://schema.org",
  "@type": "EmploymentAgency",
  name: agency,
  ...(tagline && { slogan: tagline }),
  description: words.description.replace("{city}", () => landing.city),
  url: `${origin}/`,
  logo: `${origin}${icon}`,
  image: `${origin}/social.png`,
  ...(email && { email }),
  address: {
    "@type": "PostalAddress",
    addressLocality: landing.city,
    addressCountry: landing.country,
  },
  sameAs: landing.sameAs,
  areaServed: countriesIn("en").map(({ name }) => ({ "@type": "Country", name })),
  knowsAbout: [words.design, words.facilities, words.cloud],
  speciality: words.eyebrow,
  foundingDate: String(landing.founded),
});

/** What the first page adds to the look of all pages. */
const style = `${layout}${parts}`;

/** The whole page that visitors see first; it needs no script, and has one only where something was sent. */
export function pageOf(told: Told): PublicPage {
  const words = wordsIn(told.locale);
  const speaking = { ...told, words };
  return {
    locale: told.locale,
    path: "/",
    title: filledIn(words.title, { agency: told.facts.agency }),
    style,
    head: headOf(speaking),
    sections: sectionsOf(speaking),
    ways: waysOf(speaking),
    ...(isKept(told.form) && { keeps: true as const }),
    foot: html`<p><a href="#content">${words.back}</a></p>`,
    content: html`${heroOf(speaking)} ${capabilitiesOf(speaking)} ${sectorsOf(speaking)}
    ${bandOf(speaking)} ${leadershipOf(speaking)} ${contactOf(speaking)}`,
  };
}

function headOf({ facts, words, locale }: Speaking): Markup {
  const { agency: name, origin, landing } = facts;
  const title = filledIn(words.title, { agency: name });
  const description = filledIn(words.description, { city: landing.city });
  const here = `${origin}/?lang=${locale}`;
  const picture = `${origin}/social.png`;
  const icon = facts.logo?.url ?? facts.dress.icon ?? "/social.png";
  return html`<meta name="description" content="${description}" />
    <meta name="keywords" content="${words.keywords}" />
    <link rel="canonical" href="${here}" />
    ${locales.map((it) => html`<link rel="alternate" hreflang="${it}" href="${origin}/?lang=${it}" />`)}
    <link rel="alternate" hreflang="x-default" href="${origin}/" />
    ${Object.entries({ type: "website", site_name: name, title, description, url: here, image: picture, "image:width": 1200, "image:height": 630, "image:alt": words.map, locale: ogLocales[locale] }).map(([key, value]) => html`<meta property="og:${key}" content="${value}" />`)}
    ${Object.entries({ card: "summary_large_image", title, description, image: picture }).map(([key, value]) => html`<meta name="twitter:${key}" content="${value}" />`)}
    ${dataOf(structured(facts, words, icon))}`;
}

const ogLocales: Record<Locale, string> = { nl: "nl_NL", en: "en_GB", de: "de_DE" };

const sectionsOf = ({ words }: Speaking): Markup =>
  html`<nav class="sections" aria-label="${words.sections}">
    <a href="#about">${words.about}</a>
    <a href="#services">${words.services}</a>
    <a href="#technology">${words.technology}</a>
    <a href="#contact">${words.contact}</a>
  </nav>`;

/** The way to the jobs, and the way in. */
const waysOf = ({ words, locale }: Speaking): Markup =>
  html`<a class="button outlined jobs" href="/careers?lang=${locale}">${words.findJobs}</a>
    <a class="button primary" href="/api/login">${words.portal}</a>`;
