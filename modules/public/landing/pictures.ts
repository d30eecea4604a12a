import { html, type Markup } from "@/modules/platform/public-pages";

/** Signals come in and are sorted: a rack whose lamps answer one after the other. */
export const sourcingPicture: Markup = html`<svg viewBox="0 0 240 112" aria-hidden="true">
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
export const matchingPicture: Markup = html`<svg viewBox="0 0 240 112" aria-hidden="true">
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
export const compliancePicture: Markup = html`<svg viewBox="0 0 240 112" aria-hidden="true">
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
