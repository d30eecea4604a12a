import { foldInPlace } from "@/modules/knowledge/language";
import { isFacility } from "../findings/lookalikes";
import { datacenterSkills, skillById } from "../lexicon/taxonomy";
import type { Hit } from "../lexicon/entry";
import type { Reading } from "../reading";
import { isTrade, type Named } from "./trade";

/** How a company says that it runs or owns what follows, as patterns of folded text. */
const runs = [
  "runs?|running|houses?|housing|operat\\w+|owns?|owned|owner of|manages?|builds and \\w+|designs, builds|hosts?|we have|has|with|providers? of|home of|specialist in",
  "beherberg\\w*|betreib\\w*|betrieb|eigentumer\\w*|besitz\\w*|unterh[a]?lt\\w*|verfug\\w*|fuhrt|anbieter\\w*|haben|hat|mit",
  "huisvest\\w*|exploite\\w*|beheer\\w*|beheren|eigenaar|aanbieder\\w*|runnen|runt|draaien|draait|bezit\\w*|hebben|heeft|met",
  "heberge\\w*|abrit\\w+|exploit\\w+|operat\\w+|proprietaire\\w*|ger(?:e|ons|ent)|hebergeu\\w+|posse\\w+|dispos\\w+|detient|avons|avec",
  "alberg\\w+|aloj\\w+|oper\\w+|gestion\\w+|propietari\\w+|explota\\w*|tenemos|tiene|cuenta con|contamos con|dispon\\w+|con",
  "ospit\\w+|gest\\w+|proprietari\\w*|possied\\w+|abbiamo|ha|dispon\\w+|eserci\\w+",
  "miesci\\w*|prowadz\\w+|zarzadza\\w*|wlascicie\\w+|posiada\\w*|obslugu\\w+|mamy|utrzymuj\\w+|provoz\\w+|vlastn\\w+|spravuj\\w*|mame",
  "rymmer|huser|driver|ager|agare|operator|driftar|drifter|ejer|eier|forvaltar|har|operoi\\w*|omista\\w*|yllapida\\w*|pyorita\\w*|hallinnoi\\w*",
  "ger(?:e|imos|em)|explora\\w*|detem|proprietari\\w*|possui\\w*|temos|dispoe\\w*",
].join("|");
const before = new RegExp(`(?<!\\p{L})(?:${runs})(?!\\p{L})[^.;:]{0,60}$`, "u");
/** The same behind it: "data centre operator", "Rechenzentren betreibt". */
const after =
  /^\p{L}*(?:[\s-](?!and |und |en |et )\p{L}+){0,3}?[\s-]?(?:operator|provider|compan|owner|landlord|betreib|anbieter|unterhalt|exploitant|aanbieder|beheer|exploiteert|omista|operoi|yllapita)/u;
/** "A hyperscale data centre with 200 staff": the company is the datacenter. */
const first =
  /^\P{L}*(?:(?:as |als )?(?:an?|the|ein\p{L}*|das|een|het|une?|le|un[ao]?|el|il|uma?|o|ett|et) )?(?:\p{L}+ ){0,2}$/u;
/** Whose it is then: who serves the datacenters of others is no operator. */
const ofOthers =
  /(?<!\p{L})(?:for|to|fur|voor|pour|para|per|dla|pro|till|til|supplier|supply|suppl\p{L}+|sell\p{L}*|customer\p{L}*|client\p{L}*|kund\p{L}*|klant\p{L}*|partner\p{L}*|sister|parent|schwester\p{L}*|mutter\p{L}*|zuster\p{L}*|moeder\p{L}*)(?!\p{L})/u;

const looksBack = 90;
const looksAhead = 60;

/** Whether the company tells of a datacenter as its own here. */
function isOperated({ words, sentences, sentenceOf }: Reading, hit: Hit): boolean {
  const { starts, ends, text } = words;
  const { from = 0, to = 0 } = sentences[sentenceOf[hit.from] ?? 0] ?? {};
  const [start, end] = [starts[hit.from] ?? 0, ends[hit.to - 1] ?? 0];
  const opening = foldInPlace(text.slice(Math.max(starts[from] ?? 0, start - looksBack), start));
  const closing = foldInPlace(text.slice(end, Math.min(ends[to - 1] ?? end, end + looksAhead)));
  if (ofOthers.test(opening)) return false;
  const isFirst = start - (starts[from] ?? 0) < looksBack && first.test(opening);
  return before.test(opening) || isFirst || after.test(closing);
}

/** Plant that an ordinary building hardly has, and how much makes a job one on plant. */
const criticalFrom = 0.35;
const enough = { ofPlant: 2, critical: 3 };

/** Whether a job is on plant: of a trade by its title two things of it, one of them critical, or three that are under any other. */
export function isOnPlant(title: Named, ids: Iterable<string>): boolean {
  const plant = [...ids].filter(isFacility);
  const critical = plant.filter((id) => (skillById.get(id)?.weight ?? 0) >= criticalFrom).length;
  const isTwofold = plant.length >= enough.ofPlant && critical > 0;
  return (isTrade(title) && isTwofold) || critical >= enough.critical;
}

type Place = { reading: Reading; hit: Hit };

/** A datacenter of which only the company tells is the workplace of whoever works on plant. */
export function employersOf(readings: Reading[], meant: Place[], title: Named): Place[] {
  if (title.isOther || title.isPeripheral || title.isSoftware) return [];
  const ids = new Set(meant.map(({ hit }) => hit.id));
  if ([...ids].some((id) => datacenterSkills.has(id))) return [];
  if (!isOnPlant(title, ids)) return [];
  return readings.flatMap((reading) =>
    reading.hits
      .of("skill")
      .filter((hit) => isEmployer(reading, hit))
      .slice(0, 1)
      .map((hit) => ({ reading, hit })),
  );
}

const isEmployer = (reading: Reading, hit: Hit) =>
  datacenterSkills.has(hit.id) &&
  reading.sections[hit.from] === "about" &&
  !reading.negated[hit.from] &&
  !reading.elsewhere[hit.from] &&
  isOperated(reading, hit);
