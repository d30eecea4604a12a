import { demandsOf } from "../../demand/demand";
import type { Demand } from "../../demand/rules";
import type { Hit } from "../../lexicon/entry";
import { certificationById } from "../../lexicon/taxonomy";
import type { Reading } from "../../reading";
import { type Found, isMeantUnlessDenied, type Mention, mentionOf, needIn } from "../mentions";
import { certifiedHits, type From, isKnownThere } from "./certified";
import { moreThanEnough } from "./choices";
import { isOtherLicence } from "./licences";
import { isOffered } from "./offers";

/** Every certificate asked for; where countries share a word, the one of the ad's country. */
export function certificateMentions(readings: Reading[], from: From): Mention[] {
  const rivals = readings.flatMap((reading) => {
    const certificates = [
      ...reading.hits.of("certificate").filter((hit) => isKnownThere(hit, from)),
      ...certifiedHits(reading),
    ];
    const demands = demandsOf({ reading, certificates, main: from.language });
    const more = moreThanEnough(reading, certificates);
    const demandOf = (hit: Hit) =>
      more.has(hit) && demands.get(hit) !== "spared" ? "wished" : (demands.get(hit) ?? "unsaid");
    const found = certificates
      .map((hit): FoundCertificate => ({ reading, hit, demand: demandOf(hit) }))
      .filter(isAsked);
    return [...Map.groupBy(found, ({ hit }) => hit.from).values()];
  });
  const ids = new Set(rivals.flat().map(({ hit }) => hit.id));
  return rivals
    .flatMap((group) => localOf(group, from.country))
    .filter(({ hit }) => !certificationById.get(hit.id)?.yieldsTo?.some((it) => ids.has(it)))
    .map(demandedMention);
}

/** A certificate met in a field, and how its sentence asks for it. */
type FoundCertificate = Found & { demand: Demand | "unsaid" };

/** What a firm holds or pays lessons for is not asked for, nor is a car where a licence is of lorries. */
function isAsked({ reading, hit, demand }: FoundCertificate): boolean {
  const isDenied = demand === "spared" || (!isSaid(demand) && reading.negated[hit.from] === 1);
  if (isDenied || !isMeantUnlessDenied(reading, hit)) return false;
  const isOther = hit.id === carLicence && isOtherLicence(reading.words, hit);
  return !isOther && !isOffered(reading, hit);
}
const carLicence = "driving-b";
/** What is said of the certificate itself goes before a "no" somewhere in its sentence. */
const isSaid = (demand: FoundCertificate["demand"]) => said.has(demand);
const said = new Set<FoundCertificate["demand"]>(["required", "wished", "held"]);

function demandedMention({ reading, hit, demand }: FoundCertificate): Mention {
  const mention = mentionOf(reading, hit);
  if (demand === "unsaid") return mention;
  return { ...mention, ...needIn(mention.section, demand === "wished") };
}

function localOf(rivals: FoundCertificate[], country: string | null): FoundCertificate[] {
  if (rivals.length < 2) return rivals;
  const places = [country ?? "", "INT", "EU", countriesOf(rivals[0])[0] ?? ""];
  const place = places.find((it) => rivals.some((rival) => countriesOf(rival).includes(it)));
  return rivals.filter((rival) => countriesOf(rival).includes(place ?? ""));
}

const countriesOf = (found: Found | undefined) =>
  certificationById.get(found?.hit.id ?? "")?.countries ?? [];
