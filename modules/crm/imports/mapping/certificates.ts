import type { NewCertificate } from "@/modules/crm/candidates";
import type { CertificateEntry } from "@/modules/crm/cvs";
import type { z } from "zod";

type Certificate = z.infer<typeof NewCertificate>;

/** What somebody decided that a name means, what the catalogue knows, and who is told of unknown names. */
type CertificateNames = {
  chosen: Record<string, string> | undefined;
  listed: (entry: string) => CertificateEntry;
  wonder: (name: string) => void;
};

const exported =
  /^(.*?)(?:\s+no:(\S+))?(?:\s+from:?\s?(\d{4}-\d\d-\d\d))?(?:\s+until:?\s?(\d{4}-\d\d-\d\d))?$/s;

/**
 * Parses one entry as our export writes it (`nen3140-vp no:4711 from:2024-05-01 until:2027-05-01`) or as people do (`VCA bis
 * 31.12.2027`). An unknown name is kept as it is written, unless somebody decided what it means.
 */
export function certificatesIn(
  entry: string,
  { chosen, listed, wonder }: CertificateNames,
): Certificate[] {
  const [, head = entry, number, from, until] = exported.exec(entry.trim()) ?? [];
  const { name, ids, issuedOn, expiresOn } = listed(head.trim());
  const said = chosen?.[name.toLowerCase()];
  if (said === undefined && ids.length === 0) wonder(name);
  const meant = said === undefined ? (ids.length > 0 ? ids : [name]) : said ? [said] : [];
  return meant.map((certificate) => ({
    certificate: certificate.slice(0, 80),
    number: number ? decoded(number) : null,
    issuedOn: from ?? issuedOn,
    expiresOn: until ?? expiresOn,
  }));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
