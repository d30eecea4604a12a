import { expect, test } from "bun:test";
import { captures, isHere } from "./captures.testing";
import type { Ad } from "./model";
import { readPage } from "./registry";
import type { VerdictKind } from "./rules";

const all = await captures();
const here = test.skipIf(!isHere);

type Counted = [file: string, ads: number, total: number | null];
const counts: Counted[] = [
  ["Hisham_nl_linkedin_csharp.html", 59, 70],
  ["Hisham_nl_linkedin_dotnet.html", 25, 25],
  ["Hisham_nl_linkedin_fullstack.html", 33, 33],
  ["Hisham_nl_linkedin_python.html", 23, 23],
  ["maeldk_linkedin_serp_guest_fragment_us.html", 10, null],
  ["maeldk_linkedin_detail_us.html", 1, null],
  ["Dalton_indeed_serp_us_2025-03.html", 15, 831],
  ["HarishThangavelu_debug_stepstone.html", 25, 598],
  ["stepstone_v_softdev.html", 25, 8],
  ["stepstone_v_software.html", 25, 8],
  ["NikMibu_xing_search_cards.EXCERPT.html", 3, null],
  ["NikMibu_xing_detail.EXCERPT.html", 1, null],
  ["greenhouse_vercel_board.json", 2, 2],
  ["lever_spotify_london.json", 1, null],
  ["ashby_linear_board.json", 2, 2],
  ["smartrecruiters_list.json", 3, 3],
  ["workday_nvidia_list.json", 2, 2000],
  ["workday_nvidia_detail.json", 1, null],
  ["workable_v2_job_coolgames_nl.json", 1, 1],
  ["arbeitnow_page1_2026-02.json", 100, null],
  ["afas_job_page_nl.html", 1, null],
  ["jobseek_jsonld_meta_software_engineer.html", 1, null],
  ["personio_workzag_shape.SYNTHETIC.xml", 1, 1],
  ["arbeitsagentur_search_v6_shape.SYNTHETIC.json", 2, 2],
  ["arbeitsagentur_detail_v6_shape.SYNTHETIC.json", 1, null],
  ["Fatih_linkedin_job_detail_snippet.TRIMMED.html", 1, null],
  ["Fatih_stepstone_job_detail_snippet.TRIMMED.html", 1, null],
];

test.skipIf(!isHere).each(counts)("%s holds %d ads", (file, ads, total) => {
  const captured = all.get(file);
  expect(captured?.verdict).toEqual({ kind: "ok", reason: "" });
  expect(captured?.listing?.ads.length).toBe(ads);
  expect(captured?.listing?.total).toBe(total);
  expect(captured?.listing?.unreadable).toEqual([]);
});

const refused: [file: string, kind: VerdictKind][] = [
  ["indeed_authenticating_nl.html", "sign-in"],
  ["indeed_api_cloudflare_challenge.json", "challenge"],
  ["jooble_cloudflare_challenge.html", "challenge"],
  ["google_search_js_required.html", "challenge"],
  ["stepstone_403_access_denied_nl.html", "blocked"],
  ["nationalevacaturebank_blocked.html", "blocked"],
  ["stepstone_upstream_reset.txt", "upstream-error"],
  ["stepstone_v_dotnet_nl.html", "empty"],
  ["Fatih_linkedin_no_results_snippet.TRIMMED.html", "empty"],
  ["stepstone_home.html", "wrong-type"],
  ["vicpaltor_indeed_es_head_truncated10k.html", "wrong-type"],
  ["adzuna_nl_serp.html", "wrong-type"],
  ["bosch_nl_rh_result.json", "wrong-type"],
  ["jobseek_peoplestrong_bajaj_finserv.html", "wrong-type"],
  ["jobseek_decathlon_talentclue_jobpage.html", "wrong-type"],
];

test.skipIf(!isHere).each(refused)("%s is %s, and nothing is read from it", (file, kind) => {
  expect(all.get(file)?.verdict.kind).toBe(kind);
  expect(all.get(file)?.listing).toBeNull();
});

here("no page of the folder of blocked ones counts as an answer or as nothing found", () => {
  const blocked = [...all.values()].filter((one) => one.recorded.file.includes("/blocked/"));
  expect(blocked.length).toBe(7);
  for (const one of blocked) expect(["ok", "empty"]).not.toContain(one.verdict.kind);
});

const adsOf = (name: string): Ad[] =>
  [...all.values()]
    .filter((one) => one.file.includes(name))
    .flatMap((one) => one.listing?.ads ?? []);

here("every LinkedIn card tells its title, company, place, date and address", () => {
  const cards = [...adsOf("nl_linkedin"), ...adsOf("guest_fragment")];
  const missing = cards.flatMap((ad) =>
    [ad.title, ad.company, ad.places[0], ad.postedAt, ad.url].filter((field) => !field),
  );
  expect(cards.length).toBe(150);
  expect(new Set(cards.map((ad) => ad.externalId)).size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  for (const ad of cards) expect(ad.url).not.toContain("?");
});

here("of 25 StepStone cards only the two main and six semantic ones answer the question", () => {
  const listing = all.get("stepstone_v_software.html")?.listing;
  const count = (section: string) => listing?.ads.filter((ad) => ad.section === section).length;
  expect([count("main"), count("semantic"), count("recommended")]).toEqual([2, 6, 17]);
  expect(listing?.next.filter((task) => task.kind === "detail").length).toBe(8);
});

here("without its state StepStone's page tells the same ads by its cards", () => {
  for (const name of ["stepstone_v_software", "stepstone_v_softdev", "HarishThangavelu"]) {
    const captured = [...all.values()].find((one) => one.file.includes(name));
    if (captured === undefined) throw new Error("not recorded");
    const body = captured.page.body.replace('["app-unifiedResultlist"] =', '["gone"] =');
    const { listing } = readPage({ ...captured.page, body }, captured.recorded.task);
    const told = (ads: Ad[] | undefined) =>
      ads?.map((ad) => [ad.externalId, ad.title, ad.company, ad.url, ad.section, ad.places]);
    expect(told(listing?.ads)).toEqual(told(captured.listing?.ads));
    expect(listing?.total).toBe(captured.listing?.total ?? 0);
    expect(listing?.ads.filter((ad) => ad.postedAt === null)).toEqual([]);
    expect(listing?.ads[0]?.provenance["title"]).toBe("dom");
  }
});

here("a LinkedIn description keeps its words apart", () => {
  const text = all.get("maeldk_linkedin_detail_us.html")?.listing?.ads[0]?.text ?? "";
  expect(text.split("\n").length).toBeGreaterThan(20);
  expect(text).toMatch(/^Who We Are\n+\w/);
  expect(text).not.toContain("Show more");
});

here("open ends, hours and estimates of Indeed's pay are told apart", () => {
  const pay = adsOf("Dalton_indeed").map((ad) => ad.salary);
  expect(pay[0]).toMatchObject({ min: 22.38, max: null, currency: "USD", period: "hour" });
  expect(pay[2]).toMatchObject({ statedBy: "estimate", period: "year" });
  expect(pay[7]).toMatchObject({ min: 1000, max: 1500, period: "week" });
});

here("one address copied under every place of a job yields to the places' own names", () => {
  const places = adsOf("jsonld_meta")[0]?.places.map((place) => place.raw) ?? [];
  expect(places.length).toBeGreaterThan(5);
  expect(new Set(places).size).toBe(places.length);
});

here("a JSON-LD block wrapped in CDATA is read", () => {
  const [ad] = adsOf("afas_job_page");
  expect(ad?.company).not.toBeNull();
  expect(ad?.text?.length).toBeGreaterThan(4000);
  expect(ad?.validUntil).toBeNull();
});

here("a British job whose custom field says Poland stays British", () => {
  expect(adsOf("smartrecruiters_list").map((ad) => ad.places[0]?.country)).toEqual([
    "PL",
    "PL",
    "GB",
  ]);
});

here("a confidential employer of XING is no employer's name", () => {
  expect(adsOf("xing_search").map((ad) => ad.company)).toContain(null);
});

here("how many of each source's ads tell each field is printed", () => {
  const fields = ["company", "places", "postedAt", "salary", "text", "language", "employmentType"];
  const rows = Map.groupBy(
    [...all.values()].flatMap((one) => one.listing?.ads ?? []),
    (ad) => ad.source,
  );
  for (const [source, ads] of rows) {
    const rates = fields.map((field) => `${field} ${percent(ads, field)}`);
    console.log(`fill ${source} (${ads.length}): ${rates.join(", ")}`);
  }
  expect(rows.size).toBeGreaterThan(10);
});

function percent(ads: Ad[], field: string): string {
  const told = ads.filter((ad) => Object.hasOwn(ad.provenance, field)).length;
  return `${Math.round((100 * told) / ads.length)}%`;
}
