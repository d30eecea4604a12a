import { analyse, certificateNamed } from "@/modules/knowledge/analysis";
import { daysIn } from "./days";

/** One entry of a list of certificates: which the catalogue knows of those it names, and until when it says that they hold. */
export type CertificateEntry = {
  /** What stands there without the days. */
  name: string;
  /** By the catalogue; none where its words are not wholly understood. */
  ids: string[];
  issuedOn: string | null;
  expiresOn: string | null;
};

/** `VCA bis 31.12.2027`, `NEN 3140 VP (05/2025 – 05/2028)`, `BHV 31-12-2027`. */
export function readCertificateEntry(text: string, now: Date): CertificateEntry {
  const { ends, issued, spans } = daysIn(text, now, true);
  const name = without(text, spans);
  return { name, ids: certificateIdsIn(name), issuedOn: issued, expiresOn: ends };
}

function without(text: string, spans: readonly { start: number; end: number }[]): string {
  const kept = spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  return kept
    .replaceAll(/\(\s*[,;]?\s*\)/g, "")
    .replace(/[\s,;:(–-]+$/u, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Names are looked up; what has none is read as a CV's list of certificates is, and counts where no word is left over. */
function certificateIdsIn(name: string): string[] {
  const known = certificateNamed(name);
  if (known) return [known.id];
  const { facts } = analyse({ ...unsaid, title: "", text: name });
  const certificates = facts.filter(({ kind }) => kind === "certificate");
  const rest = without(
    name,
    certificates.flatMap(({ spans }) => spans),
  );
  return /\p{L}{2}|\d/u.test(rest.replaceAll(besides, "")) ? [] : certificates.map(({ id }) => id);
}

const unsaid = { company: null, location: null, country: null, salary: null, isCv: true };
/** What says only that there is a certificate. */
const besides =
  /(?<!\p{L})(?:certific\p{L}*|zertifi\p{L}*|certificat\p{L}*|diploma\p{L}*|geldige?|valid|gültig\p{L}*|cert|and|und|en|et|met|mit|with|the)(?!\p{L})/giu;
