import { html, type Markup } from "@/modules/platform/public-pages";
import europe from "./europe.json";

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
export const mapOf = (label: string): Markup =>
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
