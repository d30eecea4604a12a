import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { linesOf } from "../files";
import { realAds } from "../real/labels";
import { adReferred } from "../real/texts";

/** Each as the skill or certificate and the words of the ad that were taken for it. */
const Named = z.tuple([z.string(), z.string()]);
const Judged = z.tuple([z.string(), z.string(), z.string()]);

const Findings = z.object({
  ad: z.string(),
  language: z.string().nullable(),
  findings: z.array(Judged),
});
const Whole = z.object({
  ad: z.string(),
  language: z.string().nullable(),
  right: z.array(Named),
  wrong: z.array(Judged),
  missed: z.array(Named),
});
const Blind = Whole.pick({ ad: true, language: true }).extend({ asked: z.array(Named) });

/** Who told what an ad asks for: single findings, what a change brought or took, whole ads with marks and without any, labels. */
export type Source = "findings" | "changes" | "whole" | "blind" | "labelled" | "apart";

/** An ad and what reading it said of its skills. */
export type JudgedAd = {
  source: Source;
  title: string;
  text: string;
  employer: string;
  language: string | null;
  /** Whether a skill, in these words, is asked for; undefined where nobody said. */
  verdictOn: (skill: string, words: string) => boolean | undefined;
  /** Everything it asks for; null where only single findings were judged. */
  asked: Set<string> | null;
};

type Told = { ad: string; language: string | null } & Pick<
  JudgedAd,
  "source" | "verdictOn" | "asked"
>;

const folder = join(import.meta.dir, "../real/findings");
const read = <Row>(name: string, row: z.ZodType<Row>): Row[] =>
  linesOf(join(folder, `${name}.jsonl`)).map((line) => row.parse(line));

/** White space and the case of letters are not what words are told apart by. */
const plain = (words: string) => words.toLowerCase().replace(/\s+/g, " ").trim();

const ofFindings = (): Told[] =>
  read("findings", Findings).map(({ ad, language, findings }) => {
    const said = new Map(
      findings.map(([id, words, verdict]) => [`${id} ${plain(words)}`, verdict === "y"]),
    );
    const verdictOn = (skill: string, words: string) => said.get(`${skill} ${plain(words)}`);
    return { ad, language, source: "findings", verdictOn, asked: null };
  });

/** What a reader with marks before him named neither wrong nor right was no mark. */
const ofWhole = (source: "whole" | "apart"): Told[] =>
  read(source, Whole).map(({ ad, language, right, wrong, missed }) => {
    const asked = new Set([...right, ...missed].map(([id]) => id));
    const refused = new Set(wrong.map(([id]) => id));
    const verdictOn = (skill: string) =>
      asked.has(skill) ? true : refused.has(skill) ? false : undefined;
    return { ad, language, source, verdictOn, asked };
  });

const ofBlind = (): Told[] =>
  read("blind", Blind).map(({ ad, language, asked: named }) => {
    const asked = new Set(named.map(([id]) => id));
    return { ad, language, source: "blind", verdictOn: (skill) => asked.has(skill), asked };
  });

const Text = z.object({
  ad: z.string(),
  title: z.string(),
  company: z.string().nullable(),
  text: z.string(),
});

/** The texts that verdicts speak of, by reference; they belong to whoever wrote them and are not in the repository. */
function textsByReference(): Map<string, z.infer<typeof Text>> {
  const path = join(Bun.env["COLDAISLE_ADS"] ?? "", "ads/findings_ads.jsonl");
  const lines = Bun.env["COLDAISLE_ADS"] && existsSync(path) ? linesOf(path) : [];
  return new Map(lines.map((line) => Text.parse(line)).map((it) => [it.ad, it]));
}

/** An employer's name without what it is written with; an ad without one is its own. */
const employerOf = (company: string | null, ad: string) => {
  const name = (company ?? "").toLowerCase().replace(/[\W_]/g, "");
  return name.length > 1 ? name : ad;
};

/** Ads of which somebody said what they ask for, and how many more there are whose text is not here. */
export function judgedAds(): { ads: JudgedAd[]; absent: number } {
  const texts = textsByReference();
  const told = [...ofFindings(), ...ofWhole("whole"), ...ofWhole("apart"), ...ofBlind()];
  const ads = told.flatMap(({ ad, ...rest }): JudgedAd[] => {
    const text = texts.get(ad);
    return text ? [{ ...rest, ...text, employer: employerOf(text.company, ad) }] : [];
  });
  return { ads: [...ads, ...changedAds(), ...labelledAds()], absent: told.length - ads.length };
}

const Change = z.object({
  ad: z.string(),
  kind: z.string(),
  id: z.string(),
  was: z.enum(["lost", "new"]),
  isRight: z.boolean(),
});

/** Ads of the pool, by what a change of the taxonomy brought there rightly and took wrongly. */
function changedAds(): JudgedAd[] {
  const changes = linesOf(join(folder, "../verdicts.jsonl")).map((it) => Change.parse(it));
  const byAd = Map.groupBy(
    changes.filter(({ kind }) => kind === "skill"),
    ({ ad }) => ad,
  );
  return [...byAd].flatMap(([ad, own]): JudgedAd[] => {
    const text = adReferred(ad);
    if (!text) return [];
    const said = new Map(own.map(({ id, was, isRight }) => [id, isRight === (was === "new")]));
    return [
      {
        source: "changes",
        language: null,
        title: text.title,
        text: text.text ?? "",
        employer: employerOf(text.company, ad),
        verdictOn: (skill) => said.get(skill),
        asked: null,
      },
    ];
  });
}

const visible = new Set(["tuned", "open", "shown", "fresh", "studied"]);

const labelledAds = (): JudgedAd[] =>
  realAds()
    .filter(({ labels: { half } }) => visible.has(half))
    .map(({ labels, labelled: { title, text, company, language } }) => {
      const asked = new Set(Object.keys(labels.skills));
      const verdictOn = (skill: string) => asked.has(skill);
      const employer = employerOf(company, labels.ad);
      return { source: "labelled", title, text, employer, language, verdictOn, asked };
    });
