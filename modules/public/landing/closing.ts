import { html, type Markup } from "@/modules/platform/public-pages";
import { claimsOf } from "./claims";
import { countriesIn } from "./facts";
import { formOf } from "./form";
import type { Speaking } from "./page";
import { filledIn } from "./words";

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
      ${formOf({ words, address: `/contact?lang=${locale}#contact`, state: form })}
    </div>
  </section>`;
