import type { Line } from "../found";
import { periodsIn } from "../periods";
import { partsOf } from "./parts";

const plainly =
  "on behalf of|in opdracht van|namens|im [Aa]uftrag (?:von|der|des)|pour le compte (?:de |des |d['’]|du )|per conto d(?:i|ella|el|ell['’])|por cuenta de|por conta d[aeo]|na zlecenie|w imieniu|în numele|på uppdrag av|på vegne a[fv]";
const shortly = "for|voor|für|pour|para|dla|pentru|för|til";
const behind = (words: string) => new RegExp(`[\\s,(–-]+(?:${words})\\s*(?=\\p{Lu})[^|\\d]*`, "u");
const client = behind(plainly);
const anyClient = behind(`${plainly}|${shortly}`);

/** An agency without whom it sent somebody to: "Airswift for Builder". */
export const withoutClient = (agency: string): string => agency.replace(anyClient, "");

/**
 * A line without the client that it names plainly. Where title and employer stand before that, a line between it and the
 * period is the rest of the client, which a narrow page has broken.
 */
export function withoutClients<Kind extends Line>(lines: readonly Kind[]): Kind[] {
  return lines.flatMap((line, n) => {
    const before = lines[n - 1]?.text ?? "";
    const isRest =
      client.test(before) &&
      partsOf(before.replace(client, "")).length > 1 &&
      periodsIn(`${before} | ${line.text}`).length === 0 &&
      periodsIn(lines[n + 1]?.text ?? "").length > 0;
    return isRest ? [] : [{ ...line, text: line.text.replace(client, "") }];
  });
}
