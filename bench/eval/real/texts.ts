import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { adOfRecord, separatedIn } from "@/modules/knowledge/analysis/evaluation/background";
import type { AnalysedAd } from "@/modules/knowledge/analysis/model";
import { htmlToText, plainText } from "@/modules/knowledge/normalise";

/** Captured pages and collections of real ads beside the project; their texts stay there. */
const beside = join(import.meta.dir, "../../../../shared/data/pages");
export const areTextsThere = existsSync(beside);

/** Where a file of a collection lies: beside the project, or in a folder named for it. */
const placesOf = (file: string): string[] =>
  [beside, ...(Bun.env["COLDAISLE_ADS"] ? [Bun.env["COLDAISLE_ADS"]] : [])]
    .map((folder) => join(folder, file))
    .filter(existsSync);

/** The longest text that labels speak of, but for judged, unseen and trade ads: what is behind it is cut off before anybody reads. */
const longest = 1600;
const uncut = new Set(["judged", "unseen", "trade"]);

type Collection = (path: string, row: number) => AnalysedAd | null;

const collections: { [name: string]: [file: string, read: Collection] } = {
  google: ["ads/google_job_skills_1250_en.csv", tabled],
  ojalab: ["ads/ojalab_hand-coded-1k_pl.csv", tabled],
  ojalab100: ["ads/ojalab_sample-100_pl.csv", tabled],
  excerpts: ["ads/dc_ads_europe_web_excerpts.jsonl", lined],
  public: ["ads/public_ads.jsonl", lined],
  pool: ["ads/public_pool.jsonl", lined],
  fresh: ["ads/fresh_ads.jsonl", lined],
  judged: ["ads/judged_ads.jsonl", lined],
  unseen: ["ads/unseen_ads.jsonl", lined],
  trade: ["ads/trade_ads.jsonl", lined],
  arbeitnow: ["jobapis/arbeitnow_page1_2026-02.json", listed],
  adzuna: ["nl_boards/adzuna_nl_serp.html", carded],
  afas: ["jsonld/afas_job_page_nl.html", posted],
  ayuda: ["ats_html/jobseek_ayuda_en_accion_talentclue_jobpage.html", paged],
  ayudacoord: ["ats_html/jobseek_ayuda_en_accion_talentclue_jobpage_coord.html", paged],
  activa: ["ats_html/jobseek_barcelona_activa_talentclue_jobpage.html", paged],
  activaadmin: ["ats_html/jobseek_barcelona_activa_talentclue_jobpage_admin.html", paged],
  decathlon: ["ats_html/jobseek_decathlon_talentclue_jobpage.html", paged],
  taller: ["ats_html/jobseek_decathlon_talentclue_jobpage_taller.html", paged],
};

/** The ad that a reference like `google#200` names, as far as labels speak of it. */
export function adReferred(reference: string): AnalysedAd | null {
  const [name = "", row = "0"] = reference.split("#");
  const [file, read] = collections[name] ?? [];
  if (!file || !read) return null;
  const [place] = placesOf(file);
  const ad = place ? read(place, Number(row)) : null;
  const text = plainText(ad?.text ?? "");
  return ad && { ...ad, text: uncut.has(name) ? text : cut(text) };
}

function cut(text: string): string {
  if (text.length <= longest) return text;
  return text.slice(0, text.lastIndexOf(" ", longest));
}

const kept = new Map<string, unknown>();
/** A collection is read from the disk once, however many of its ads are asked for. */
function once<Content>(path: string, parse: (text: string) => Content): Content {
  if (!kept.has(path)) kept.set(path, parse(readFileSync(path, "utf8")));
  return kept.get(path) as Content;
}

function tabled(path: string, row: number): AnalysedAd | null {
  const record = once(path, separatedIn)[row];
  return record ? adOfRecord(record) : null;
}

/** A line of "null" keeps the number of an ad whose text could not be had. */
function lined(path: string, row: number): AnalysedAd | null {
  const lines = once(path, (text) => text.split("\n").filter((line) => line.trim() !== ""));
  const record = lines[row] ? JSON.parse(lines[row]) : null;
  return record && adOfRecord(record);
}

type Listed = { data: { title: string; location: string; description: string }[] };

function listed(path: string, row: number): AnalysedAd | null {
  const it = once(path, (text) => JSON.parse(text) as Listed).data[row];
  return it ? adIn(it.title, htmlToText(it.description), it.location) : null;
}

function carded(path: string, row: number): AnalysedAd | null {
  const card = once(path, load)("article").eq(row);
  const text = card.find("[class*=snippet]").text();
  return adIn(card.find("h2").text().trim(), text);
}

function posted(path: string): AnalysedAd | null {
  const script = once(path, load)("script[type='application/ld+json']").text();
  const written = script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1);
  const { title, description } = JSON.parse(written) as { title: string; description: string };
  return adIn(title, description);
}

function paged(path: string): AnalysedAd | null {
  const page = once(path, load);
  return adIn(page("h1").first().text().trim(), htmlToText(page(".job-description").html() ?? ""));
}

const nothing = { company: null, location: null, country: null, salary: null };
const adIn = (title: string, text: string, location: string | null = null): AnalysedAd => ({
  ...{ ...nothing, title, text, location },
});
