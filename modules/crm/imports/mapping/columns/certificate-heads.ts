import { certificateNamed } from "@/modules/knowledge/analysis";
import { foldText } from "../words";

/** A column with days of one certificate: which certificate, and whether expiry or issue. */
export type CertificateHead = { name: string; day: "until" | "from" };

const until =
  /(?<!\w)(?:geldig(?:heid)? tot(?: en met)?|geldig t m|geldig|verloopt(?: op)?|vervaldatum|verloopdatum|valid until|valid to|valid|expires?(?: on)?|expiry(?: date)?|expiration(?: date)?|gultig bis|gultigkeit|gultig|ablaufdatum|ablauf|valable jusqu ?au|valable|echeance|expiration|caducidad|caduca|valido hasta|vencimiento|scadenza|valido fino al|wazne do|wazny do|giltigt? till|gyldig til)(?!\w)/;
const since =
  /(?<!\w)(?:behaald(?: op)?|datum behaald|afgegeven(?: op)?|issued(?: on)?|date issued|issue date|obtained(?: on)?|ausgestellt(?: am)?|erworben(?: am)?|obtenu(?: le)?|delivre(?: le)?|expedicion|obtenido(?: el)?|rilasciato(?: il)?|data rilascio|conseguito(?: il)?)(?!\w)/;

/** "VCA VOL geldig tot"; null where the rest of the name is no certificate that the catalogue knows. */
export function certificateOfHead(head: string): CertificateHead | null {
  const said = foldText(head);
  for (const [day, words] of [
    ["until", until],
    ["from", since],
  ] as const) {
    const found = words.exec(said);
    if (!found) continue;
    const rest = said.replace(found[0], " ").replaceAll(/\s+/g, " ").trim();
    const name = rest.replace(
      /^(?:certificaa?t(?:en)?|certificates?|zertifikate?|certificats?|certificad[oa]s?|certificat[oi]|certyfikaty?|diploma(?: ?s)?|tickets?|papieren)\s|\s(?:certificaat|certificate|zertifikat|certificat|diploma)$/,
      "",
    );
    return name && certificateNamed(name) ? { name, day } : null;
  }
  return null;
}
