import { expect, test } from "bun:test";
import type { AdDate } from "../model";
import { readDate } from "./dates";
import { recorded } from "../testing";

/** Every recorded result page that states its ads' dates twice, in words and as ISO. */
const pages = ["HarishThangavelu_debug_stepstone", "stepstone_v_softdev", "stepstone_v_software"];
const pairsInAll = 75;
const mostMistakes = 1;
const hour = 3_600_000;
const longest: Record<string, number> = { hour, day: 24 * hour, week: 168 * hour };

type Pair = { words: string; iso: string };

const found = recorded("pages/stepstone");

test.skipIf(found.isAbsent)("StepStone's relative dates agree with its exact ones", async () => {
  let right = 0;
  let all = 0;
  for (const name of pages) {
    const html = await Bun.file(`${found.path}/${name}.html`).text();
    const pairs = pairsOf(html);
    const fetchedAt = captureTime(html, pairs);
    all += pairs.length;
    right += pairs.filter((pair) => agrees(pair, readDate(pair.words, fetchedAt))).length;
  }
  console.info(`relative dates: ${right} of ${all} within their precision`);
  expect(all).toBe(pairsInAll);
  expect(right).toBeGreaterThanOrEqual(all - mostMistakes);
});

/** Words round down: the true moment lies at most one unit before what they say. */
function agrees({ words, iso }: Pair, read: AdDate | null): boolean {
  if (!read) return false;
  const unit = /stund|uur|uren/i.test(words) ? "hour" : read.precision;
  const behind = Date.parse(read.iso) - Date.parse(iso);
  return behind >= 0 && behind <= (longest[unit] ?? 0);
}

function pairsOf(html: string): Pair[] {
  const items = html.matchAll(/"id":(\d+),"title":.*?"datePosted":"([^"]+)"/g);
  const exact = new Map([...items].map(([, id = "", iso = ""]) => [id, iso]));
  return html.split("<article").flatMap((card) => {
    const id = /id="job-item-(\d+)"/.exec(card)?.[1] ?? "";
    const words = /data-at="job-item-timeago"[^>]*>(.*?)<\/span>/s.exec(card)?.[1];
    const iso = exact.get(id);
    return words && iso ? [{ words: words.replace(/<[^>]*>/g, ""), iso }] : [];
  });
}

/**
 * The pages carry no server time. One has the browser's own clock (epoch milliseconds of its
 * tracking scripts); the others are dated by the tightest interval in which all their "1 day ago"
 * can be true at once, of which the middle is taken.
 */
function captureTime(html: string, pairs: Pair[]): string {
  const clocks = [...html.matchAll(/(?<!\d)1[67]\d{11}(?!\d)/g)].map(([stamp]) => Number(stamp));
  if (clocks.length > 0) return new Date(Math.max(...clocks)).toISOString();
  let [earliest, latest] = [0, Number.POSITIVE_INFINITY];
  for (const { words, iso } of pairs) {
    const count = Number(/\d+/.exec(words)?.[0]);
    const unit = /uur|uren/.test(words) ? hour : 24 * hour;
    if (!/dag|uur|uren/.test(words)) continue;
    earliest = Math.max(earliest, Date.parse(iso) + count * unit);
    latest = Math.min(latest, Date.parse(iso) + (count + 1) * unit);
  }
  expect(earliest).toBeLessThan(latest);
  return new Date((earliest + latest) / 2).toISOString();
}
