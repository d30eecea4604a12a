import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { saysItsName, widthAt } from "@/modules/platform/branding";
import type { Site } from "./site";
import { html, type Markup } from "./markup";
import all from "./words.json";

export type Place = { house: Site; locale: Locale; here: URL };

type Around = {
  /** Where else one gets from this page; null for whoever has only this one. */
  sections: Markup | null;
  /** What one comes for, beside them. */
  ways?: Markup | undefined;
};

/** Above everything: whose page this is, where else one gets, and in which language. */
export const headerOf = (place: Place, { sections, ways }: Around): Markup => {
  const { house, locale } = place;
  const words = wordsIn(locale);
  return html`<a class="skip" href="#content">${words.skip}</a>
    <header class="bar">
      <div class="wrap">
        <a class="brand" href="${homeFrom(place)}"> ${signOf(house)}</a>
        ${sections}
        <nav class="tongues" aria-label="${words.language}">
          ${locales.map((it) => tongue(place, it))}
        </nav>
        ${ways}
      </div>
    </header>`;
};

/** The agency's own logo, or the product's sign, and its name unless the logo is the name already. */
function signOf({ logo, agency, dress: { icon } }: Site): Markup {
  if (logo && saysItsName(logo))
    return html`<img class="plate" src="${logo.url}" alt="${agency}" ${sized(logo, 32)} />`;
  const own = logo && html`<img class="plate" src="${logo.url}" alt="" ${sized(logo, 30)} />`;
  const plain = icon && html`<img src="${icon}" alt="" width="26" height="26" />`;
  return html`${own ?? plain} <span>${agency}</span>`;
}

const sized = (logo: { width: number; height: number }, height: number): Markup =>
  html`width="${widthAt(logo, height, 200)}" height="${height}"`;

/** From the first page its name leads to its top. */
const homeFrom = ({ here, locale }: Place) =>
  here.pathname === "/" ? "#content" : `/?lang=${locale}`;

/** The same page in another language, with everything else the address says. */
function tongue({ here, locale }: Place, it: Locale): Markup {
  const search = new URLSearchParams(here.search);
  search.set("lang", it);
  return html`<a
    href="${here.pathname}?${search.toString()}"
    lang="${it}"
    hreflang="${it}"
    aria-label="${it.toUpperCase()}, ${tongues[it]}"
    ${it === locale && html`aria-current="true"`}
    >${it.toUpperCase()}</a
  >`;
}

/** Where everybody may go who has no account. */
export function sectionsOf({ locale, here }: Place): Markup {
  const words = wordsIn(locale);
  const isHere = (path: string) =>
    (here.pathname === path || here.pathname.startsWith(`${path}/`)) && html` aria-current="true"`;
  return html`<nav class="sections" aria-label="${words.pages}">
    <a href="/careers?lang=${locale}" ${isHere("/careers")}>${words.jobs}</a>
    <a href="/me?lang=${locale}" ${isHere("/me")}>${words.own}</a>
    <a href="/?lang=${locale}#contact">${words.contact}</a>
  </nav>`;
}

/** Below everything: who stands behind the page, and how to reach them. */
export function footerOf({ house, locale }: Place, more?: Markup): Markup {
  const words = wordsIn(locale);
  return html`<footer class="foot">
    <div class="wrap">
      <p>
        <b>${house.agency}</b> ${house.tagline && html`· ${house.tagline}`} · ${house.city} ·
        ${house.founded}
      </p>
      ${more}
      <nav aria-label="${words.about}">
        <ul>
          ${house.email && html`<li><a href="mailto:${house.email}">${house.email}</a></li>`}
          <li><a href="/careers?lang=${locale}">${words.jobs}</a></li>
          ${house.papers(locale).map(({ path, name }) => html`<li><a href="${path}?lang=${locale}">${name}</a></li>`)}
        </ul>
      </nav>
    </div>
  </footer>`;
}

export type Words = (typeof all)["en"];

export const wordsIn = (locale: Locale): Words => all[locale];

/** The language the address asks for, else the one that is meant for this reader, else the one they chose before, else the first their browser likes and we speak. */
export function languageOf(request: Request, meant?: Locale | null): Locale {
  const asked = new URL(request.url).searchParams.get("lang");
  const chosen = new Bun.CookieMap(request.headers.get("cookie") ?? "").get("locale");
  const liked = (request.headers.get("accept-language") ?? "").toLowerCase().split(",");
  const wishes = [asked, meant, chosen, ...liked.map((one) => one.trim().slice(0, 2))];
  return wishes.flatMap((wish) => locales.find((it) => it === wish) ?? [])[0] ?? "en";
}

const tongues: Record<Locale, string> = { nl: "Nederlands", en: "English", de: "Deutsch" };
