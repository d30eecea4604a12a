import type { NewCertificate } from "@/modules/crm/candidates";
import type { z } from "zod";

type Paper = z.infer<typeof NewCertificate>;

const form =
  /^(.*?)(?:\s+no:(\S+))?(?:\s+from:?\s?(\d{4}-\d\d-\d\d))?(?:\s+until:?\s?(\d{4}-\d\d-\d\d))?$/s;

/** As the export writes a certificate: `nen3140-vp no:4711 from:2024-05-01 until:2027-05-01`. */
export function paperOf(text: string, idOf: (name: string) => string): Paper {
  const [, name = text, number, issuedOn, expiresOn] = form.exec(text.trim()) ?? [];
  return {
    certificate: idOf(name.trim()).slice(0, 80),
    number: number ? decoded(number) : null,
    issuedOn: issuedOn ?? null,
    expiresOn: expiresOn ?? null,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
