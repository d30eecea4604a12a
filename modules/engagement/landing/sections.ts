import { html, type Markup } from "@/modules/platform/public-pages";
import europe from "./europe.json";
import type { Speaking } from "./facts";

/** Signals come in and are sorted: a rack whose lamps answer one after the other. */
const sourcingPicture: Markup = html`<svg viewBox="0 0 240 112" aria-hidden="true">
  ${[0, 1, 2, 3].map(
    (row) =>
      html`<rect class="unit" x="12" y="${8 + row * 25}" width="216" height="19" rx="5" />
        <rect
          class="row"
          x="24"
          y="${15 + row * 25}"
          width="${[96, 72, 118, 54][row]}"
          height="5"
          rx="2.5"
        />
        <circle class="${row === 3 ? "off" : "led"}" cx="200" cy="${17.5 + row * 25}" r="3.5" />
        <circle class="${row % 2 ? "off" : "blue"}" cx="214" cy="${17.5 + row * 25}" r="3.5" />`,
  )}
</svg>`;

/** Two sides that meet, and what their score is made of. */
const matchingPicture: Markup = html`<svg viewBox="0 0 240 112" aria-hidden="true">
  <circle class="ring" cx="58" cy="56" r="38" />
  <circle class="arc" cx="58" cy="56" r="38" pathLength="100" />
  <path class="tick" d="M43 57l10 10 20-22" />
  ${[0, 1, 2, 3].map(
    (row) =>
      html`<rect class="groove" x="120" y="${18 + row * 22}" width="108" height="8" rx="4" />
        <rect
          class="${row === 2 ? "amber" : "green"}"
          x="120"
          y="${18 + row * 22}"
          width="${[100, 84, 46, 108][row]}"
          height="8"
          rx="4"
        />`,
  )}
</svg>`;

/** What is kept is looked after: a file under a shield, its days counted. */
const compliancePicture: Markup = html`<svg viewBox="0 0 240 112" aria-hidden="true">
  <path class="shield" d="M60 8l40 13v30c0 26-17 43-40 53-23-10-40-27-40-53V21z" />
  <path class="tick" d="M43 55l13 13 23-27" />
  ${[0, 1, 2].map(
    (row) =>
      html`<rect class="unit" x="122" y="${14 + row * 30}" width="106" height="22" rx="5" />
        <circle class="${row === 2 ? "warn" : "led"}" cx="137" cy="${25 + row * 30}" r="4" />
        <rect
          class="row"
          x="150"
          y="${22.5 + row * 30}"
          width="${[62, 48, 56][row]}"
          height="5"
          rx="2.5"
        />`,
  )}
</svg>`;

/** Where the large halls stand: a lamp each, by the code of the city's airport. */
const halls: [code: string, x: number, y: number][] = [
  ["AMS", 307, 445],
  ["FRA", 355, 498],
  ["LON", 237, 455],
  ["PAR", 263, 517],
  ["DUB", 166, 398],
  ["MAD", 136, 685],
  ["MIL", 358, 601],
  ["WAW", 523, 446],
  ["STO", 470, 294],
  ["OSL", 388, 284],
];

/** Europe as a wall of lamps; those of the sixteen countries are lit. */
const mapOf = (label: string): Markup =>
  html`<svg class="map" viewBox="60 10 600 810" role="img" aria-label="${label}">
    <path class="land" d="${europe.land}" />
    <path class="lit" d="${europe.lit}" />
    ${halls.map(
      ([code, x, y], n) =>
        html`<g class="hall h${n % 3}">
          <circle class="halo" cx="${x}" cy="${y}" r="15" />
          <circle cx="${x}" cy="${y}" r="5.5" />
          <text x="${x + 13}" y="${y - 9}">${code}</text>
        </g>`,
    )}
  </svg>`;

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
        ${capability({ picture: sourcingPicture, title: words.sourcing, text: words.sourcingText })}
        ${capability({ picture: matchingPicture, title: words.matching, text: words.matchingText })}
        ${capability({
          picture: compliancePicture,
          title: words.compliance,
          text: words.complianceText,
          badges: html`<span class="badge">${words.gdpr}</span>
            ${facts.snaNumber && html`<span class="badge">${words.sna} ${facts.snaNumber}</span>`}`,
        })}
      </ul>
    </div>
  </section>`;

type Capability = {
  picture: Markup;
  title: string;
  text: string;
  badges?: Markup | undefined;
};

const capability = ({ picture, title, text, badges }: Capability): Markup =>
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
        ${sector({ number: "01", title: words.design, text: words.designText, roles: words.designRoles })}
        ${sector({ number: "02", title: words.facilities, text: words.facilitiesText, roles: words.facilitiesRoles })}
        ${sector({ number: "03", title: words.cloud, text: words.cloudText, roles: words.cloudRoles })}
      </ol>
    </div>
  </section>`;

type Sector = {
  number: string;
  title: string;
  text: string;
  roles: string[];
};

/** A field as a rack, its people as units in it. */
const sector = ({ number, title, text, roles }: Sector): Markup =>
  html`<li class="rack">
    <span class="number" aria-hidden="true">${number}</span>
    <h3>${title}</h3>
    <p>${text}</p>
    <ul>
      ${roles.map((role) => html`<li><i class="lamp"></i> ${role}</li>`)}
    </ul>
  </li>`;
