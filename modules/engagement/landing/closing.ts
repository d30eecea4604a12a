import type { Locale } from "@/modules/platform/accounts/rules";
import { html, type Markup } from "@/modules/platform/public-pages";
import { type ClaimName, claims } from "@/modules/platform/branding/agency/rules";
import { type Claimed, months } from "@/modules/engagement/claims";
import { countriesIn, type Facts, type Speaking } from "./facts";
import { formOf } from "./form";
import { intlLocales, filledIn, type Words } from "./words";

type ShownClaim = { name: ClaimName; figure: string; label: string; origin: string };

type Said = { locale: Locale; words: Words };

/** The figures as their reader writes them, each with whose word it is or how it was measured. */
const claimsOf = ({ claims: told, landing }: Facts, said: Said): ShownClaim[] =>
  claims.map((name) => ({
    name,
    figure: figureOf(name, told[name], said),
    label: filledIn(said.words[name], { year: landing.marketYear }),
    origin: originOf(name, told[name], said),
  }));

function figureOf(name: ClaimName, { amount, cases }: Claimed, { locale, words }: Said): string {
  const written = new Intl.NumberFormat(intlLocales[locale]).format(amount);
  const percent = new Intl.NumberFormat(intlLocales[locale], {
    style: "percent",
    maximumFractionDigits: 1,
  });
  const forms: Record<ClaimName, string> = {
    success: percent.format(amount / 100),
    days: written,
    // Those who were counted are as many as that, and no more.
    professionals: cases === null ? `${written}+` : written,
    market: { en: `€${written}`, nl: `€ ${written}`, de: written }[locale] + words.billion,
  };
  return forms[name];
}

/** A figure that nobody stands for is only something to measure by, and says so. */
function originOf(name: ClaimName, { source, asOf, cases }: Claimed, { locale, words }: Said) {
  const how = ways[name];
  if (cases !== null && how) return filledIn(words[how], { cases, months });
  const day = asOf && new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: "medium" });
  const since = day && filledIn(words.asOf, { day: day.format(new Date(asOf)) });
  const from = source ? filledIn(words.source, { source }) : words.benchmark;
  return [from, since].filter(Boolean).join(", ");
}

const ways: Partial<Record<ClaimName, "measuredSuccess" | "measuredDays" | "measuredPeople">> = {
  success: "measuredSuccess",
  days: "measuredDays",
  professionals: "measuredPeople",
};

export const bandOf = ({ words, facts }: Speaking): Markup =>
  html`<section class="night">
    <div class="wrap">
      <div>
        <h2>${words.band}</h2>
        <p>${words.bandText}</p>
      </div>
      <p class="ways">
        <a class="button light large" href="/auth">${words.system}</a>
        <a class="button ghost large" href="${facts.email ? `mailto:${facts.email}` : "#contact"}"
          >${words.admin}</a
        >
      </p>
    </div>
  </section>`;

export const leadershipOf = ({ words, facts, locale }: Speaking): Markup =>
  html`<section id="about" class="leadership">
    <div class="wrap">
      <h2>${words.leadership}</h2>
      <p class="intro">
        ${filledIn(words.leadershipText, { city: facts.landing.city, founded: facts.landing.founded })}
      </p>
      <dl class="claims">
        ${claimsOf(facts, { locale, words }).map(
          ({ figure, label, origin }) =>
            html`<div>
              <dt>${label}</dt>
              <dd class="figure">${figure}</dd>
              <dd class="origin">${origin}</dd>
            </div>`,
        )}
      </dl>
      <h3 class="quiet">${words.countries}</h3>
      <ul class="countries">
        ${countriesIn(locale).map(({ code, name }) => html`<li><b aria-hidden="true">${code}</b> ${name}</li>`)}
      </ul>
    </div>
  </section>`;

export const contactOf = ({ words, facts, locale, form }: Speaking): Markup =>
  html`<section id="contact" class="contact">
    <div class="wrap">
      <div>
        <h2>${words.contactTitle}</h2>
        <p class="intro">${words.contactText}</p>
        ${facts.email && html`<p><a class="address" href="mailto:${facts.email}">${facts.email}</a></p>`}
      </div>
      ${formOf({ words, locale, state: form })}
    </div>
  </section>`;
