import { readPlaces } from "@/modules/knowledge/normalise";
import type { Cv, Found } from "./found";
import { valueAfterLabel } from "./found";

const labels =
  "woonplaats|adres|plaats|address|location|place of residence|based in|wohnort|anschrift|adresse|ort|domicile|ville";
/** What stands before a town in an address, country by country: 1012 AB, 60311, B-2000, SE1 2AB. */
const postcode =
  /(?:^|[\s,])(?:[A-Z]{1,2}-)?(\d{4}\s?[A-Z]{2}\b|\d{5}\b|\d{4}\b)\s+(\p{Lu}[\p{L}'’. -]+)/u;
const ukPostcode = /\s[A-Z]{1,2}\d[A-Z\d]?(?:\s\d[A-Z]{2})?\b/;
const reach = 14;
const sureFrom = 0.5;

type Town = { city: string; country: string | null; start: number; end: number };

/** Where the person lives: what is labelled so, else an address or a town among the first lines. */
export function placeIn(cv: Cv): Found[] {
  const town = told(cv) ?? atTop(cv);
  if (!town) return [];
  const { city, country, start, end } = town;
  const place: Found = { field: "location", value: city, start, end };
  return country ? [place, { field: "country", value: country, start, end }] : [place];
}

function told(cv: Cv): Town | null {
  const said = valueAfterLabel(cv, labels);
  return said && townIn(said.value, said.start);
}

function atTop({ lines }: Cv): Town | null {
  const top = lines.filter(({ text }) => text.trim()).slice(0, reach);
  const own = top.filter(({ section, text }) => isOwn(section) && !/\b(?:19|20)\d{2}\b/.test(text));
  const addresses = own.filter(({ text }) => postcode.test(text));
  const pieces = [...addresses, ...own.slice(1)].flatMap(({ text, start }) =>
    piecesOf(text).map((piece) => ({ piece, start: start + text.indexOf(piece) })),
  );
  for (const { piece, start } of pieces) {
    const town = townIn(piece, start);
    if (town) return town;
  }
  return null;
}

const isOwn = (section: string) => section === "top" || section === "other";

const piecesOf = (line: string) => {
  const pieces = line.split(/\s*[|•·;]\s*|\s{3,}/).filter(Boolean);
  return postcode.test(line) ? [line, ...pieces] : pieces;
};

function townIn(piece: string, start: number): Town | null {
  const address = postcode.exec(piece);
  if (address) return townOf(address, start);
  if (piece.length > 80 || /@|https?:|\d{3}/.test(piece)) return null;
  const [place] = readPlaces(piece.replace(ukPostcode, "")).filter(
    ({ city, confidence }) => city && confidence >= sureFrom,
  );
  if (!place?.city) return null;
  // As the person writes it: München, and not Munich.
  const written = piece.includes(place.city) ? place.city : (piece.split(/[,(]/)[0] ?? "").trim();
  return { city: written, country: place.country, ...spanOf(piece, written, start) };
}

/** A town with its postcode is one, whether or not it stands in the gazetteer. */
function townOf({ input, 1: code = "", 2: behind = "" }: RegExpExecArray, start: number): Town {
  const city = behind.split(/[,(|]|\s[-–]\s/)[0]?.trim() ?? "";
  const [known] = readPlaces(behind);
  const country = /^\d{4}\s?[A-Z]{2}$/.test(code) ? "NL" : (known?.country ?? null);
  return { city, country, ...spanOf(input, city, start) };
}

const spanOf = (piece: string, city: string, start: number) => {
  const from = start + Math.max(0, piece.lastIndexOf(city));
  return { start: from, end: from + city.length };
};
