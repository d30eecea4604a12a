import { html, type Markup } from "@/modules/platform/public-pages";
import { mapOf } from "./map";
import type { Speaking } from "./page";
import { compliancePicture, matchingPicture, sourcingPicture } from "./pictures";

export const heroOf = ({ words, facts, locale }: Speaking): Markup =>
  html`<section class="hero">
    <div class="wrap">
      <div class="promise">
        <p class="eyebrow">
          <i class="lamp"></i> ${words.eyebrow} · ${facts.landing.city} · ${facts.landing.founded}
        </p>
        <h1>${words.headline}</h1>
        <p class="lead">${words.lead}</p>
        <p class="ways">
          <a class="button primary large" href="/api/login">${words.access}</a>
          <a class="button outlined large" href="/careers?lang=${locale}">${words.findJobs}</a>
          <a class="more" href="#technology"
            >${words.learnMore} <span aria-hidden="true">↓</span></a
          >
        </p>
      </div>
      ${mapOf(words.map)}
    </div>
  </section>`;

export const capabilitiesOf = ({ words, facts }: Speaking): Markup =>
  html`<section id="technology" class="capabilities">
    <div class="wrap">
      <h2>${words.capabilities}</h2>
      <p class="intro">${words.capabilitiesText}</p>
      <ul class="three">
        ${capability(sourcingPicture, words.sourcing, words.sourcingText)}
        ${capability(matchingPicture, words.matching, words.matchingText)}
        ${capability(
          compliancePicture,
          words.compliance,
          words.complianceText,
          html`<span class="badge">${words.gdpr}</span>
            ${facts.snaNumber && html`<span class="badge">${words.sna} ${facts.snaNumber}</span>`}`,
        )}
      </ul>
    </div>
  </section>`;

const capability = (picture: Markup, title: string, text: string, badges?: Markup): Markup =>
  html`<li class="card">
    ${picture}
    <h3>${title}</h3>
    <p>${text}</p>
    ${badges && html`<p class="badges">${badges}</p>`}
  </li>`;

export const sectorsOf = ({ words }: Speaking): Markup =>
  html`<section id="services" class="sectors">
    <div class="wrap">
      <h2>${words.sectors}</h2>
      <p class="intro">${words.sectorsText}</p>
      <ol class="racks">
        ${sector("01", words.design, words.designText, words.designRoles)}
        ${sector("02", words.facilities, words.facilitiesText, words.facilitiesRoles)}
        ${sector("03", words.cloud, words.cloudText, words.cloudRoles)}
      </ol>
    </div>
  </section>`;

/** A field as a rack, its people as units in it. */
const sector = (number: string, title: string, text: string, roles: string[]): Markup =>
  html`<li class="rack">
    <span class="number" aria-hidden="true">${number}</span>
    <h3>${title}</h3>
    <p>${text}</p>
    <ul>
      ${roles.map((role) => html`<li><i class="lamp"></i> ${role}</li>`)}
    </ul>
  </li>`;
