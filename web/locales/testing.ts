import { join } from "node:path";
import { countryPhrase } from "@/modules/knowledge/country-names/rules";
import { countries } from "@/modules/knowledge/countries/rules";

const root = join(import.meta.dir, "../..");
const files = new Bun.Glob("{src,modules}/**/*.ts").scanSync(root);
/** Tests, and what only a terminal says before anything has started. */
const unheard =
  /\.test\.|fixtures|testing|recorded|replay-server|src\/(config|secrets\/secret-key|module|agencies|database\/migrations|engines\/(?:sqlite|beginning\/opening|moving|rqlite\/(?:address|checking|upgrading|versions))|http\/policy)/;

/** One place where the server writes sentences: in which files, and how the code around them looks. */
type Place = {
  name: string;
  file?: RegExp;
  /** `§` stands for a literal; those in the first group are meant. */
  code: RegExp;
  /** What is not a sentence in that place, although it is a literal. */
  not?: RegExp;
  whole?: (part: string) => string;
};

/** A word alone is a sentence only where nothing else can stand. */
const oneWord = /^\S*$/;

const places: Place[] = [
  { name: "failures and refusals", code: /new (?:Failure|Refusal|WorkerJobError)\(\s*§,\s*(§)/dg },
  { name: "signs of a refusal", code: /(?:\/[a-z]*|RegExp\(§, §\)),\s*§,\s*(§)/dg },
  { name: "verdicts", code: /verdict\(\s*§,\s*([^;]*?)\)\s*[;:)\n,]/dg },
  { name: "lists of a source", code: /listVerdict\(.*,\s*(§)\)/dg },
  { name: "terms", code: /(?:terms:|[pP]olicy\()\s*(§)/dg },
  { name: "messages", code: /message(?::| =)\s*([^;{}]*?)(?:[,;]\s*\n| \})/dg, not: oneWord },
  {
    name: "reasons",
    code: /[rR]eason(?::| =)\s*([^;{}]*?)(?:[,;]\s*\n| \})/dg,
    not: /^(ok|.*reason\)?)$/,
  },
  { name: "contributions and merges", code: /[bB]ecause(?::| =)\s*([^;{}]*?)(?:[,;]\s*\n| \})/dg },
  { name: "wrong lines", code: /\bwrong\(\s*(§)/dg },
  { name: "skipped tasks", code: /\bskip\((§)\)/dg },
  {
    name: "named",
    code: /const (?:sentence|text|wait|lost|afterRestore|missing|nothingSent)\s*=([^;]*);/dg,
    not: oneWord,
  },
  { name: "tips", code: /tip\(\s*§,\s*(§)/dg },
  { name: "languages", file: /tips/, code: /languageSkills[^=]*=([^;]*);/dg, not: /-| / },
  {
    name: "answers",
    file: /duplicates|(?<!index-builds\/)merging|pairs|evidence|parse-guard|sources\/(?:answer|reading)/,
    code: /return ([^;]*);/dg,
    not: /^(?!.* [a-z])|^[@\s]/,
  },
  { name: "what is missing", code: /notFound\((§)\)/dg },
  {
    name: "time limits",
    file: /fetch\/exchange/,
    code: /within\([^;]*?,\s*(§)\)/dg,
    whole: (part) => `{} ${part}.`,
  },
  { name: "entries", file: /sources\/(?:answer|reading)/, code: /(?:push|keep)\(([^;]*)\);/dg },
  { name: "checks of models", code: /\.(?:min|max|string|email|url)\((?:\w+,\s*)?(§)\)/dg },
  {
    name: "wrong fields",
    file: /texts\/rules/,
    code: /(?:\w: |\? |return |: )(§)/dg,
    not: oneWord,
  },
  { name: "checks without words", code: /(?:\?\?|\|\|)\s*(§)/dg, not: /^(?!Invalid )/ },
  { name: "kinds of records", code: /refuseTransition\(\s*(§)/dg },
  { name: "who did it", code: /(?:id: null, name:|longRuns\(|isId\(signature\) \?)\s*(§)/dg },
  { name: "advice of reports", file: /reports\/gdpr\.ts/, code: /action: (§)/dg },
  // In a manifest it is the sentence of a route, which only programs read.
  { name: "daily tasks", file: /^(?!.*\/(?:module|calls|routes)\.ts$)/, code: /\bdoes:\s*(§)/dg },
  { name: "fields", code: /const (?:told|measured) = \[([^\]]*)\]/dg },
];

/** Every sentence that the server may say, by the place it was found in; `{}` stands for a value. */
export async function sentencesOfServer(): Promise<Map<string, Set<string>>> {
  const found = new Map(places.map(({ name }) => [name, new Set<string>()]));
  for (const file of files) {
    if (unheard.test(file)) continue;
    const text = await Bun.file(join(root, file)).text();
    for (const place of places) {
      if (place.file && !place.file.test(file)) continue;
      for (const sentence of sentencesIn(text, place)) found.get(place.name)?.add(sentence);
    }
  }
  found.set("where a country rule stands", await sourcesOfRules());
  found.set("where an ad is", new Set(countries.map((code) => countryPhrase(code, "in", "en"))));
  return found;
}

/** Laws and guidelines are named in files of data. */
async function sourcesOfRules(): Promise<Set<string>> {
  const packs = [...new Bun.Glob("modules/staffing/country-rules/countries/*.json").scanSync(root)];
  const rules: { source: { name: string } }[][] = await Promise.all(
    packs.map((file) => Bun.file(join(root, file)).json()),
  );
  return new Set(rules.flat().map(({ source }) => normal(source.name)));
}

function sentencesIn(text: string, { code, not, whole = (part) => part }: Place): string[] {
  const literals: string[] = [];
  const marked = text.replaceAll(comment, "").replaceAll(literal, (_, plain, filled) => {
    literals.push(normal((plain ?? filled).replaceAll(/\\(.)/g, "$1")));
    return "§";
  });
  return [...marked.matchAll(code)].flatMap((match) => {
    const [from = 0, to = 0] = match.indices?.[1] ?? [];
    const before = count(marked.slice(0, from));
    const meant = literals.slice(before, before + count(marked.slice(from, to)));
    return meant.filter((one) => /[a-z]/.test(one) && !not?.test(one)).map(whole);
  });
}

const comment = /\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const literal = /"((?:[^"\\\n]|\\.)*)"|`((?:\$\{(?:[^{}]|\{[^{}]*\})*\}|[^`\\]|\\.)*?)`/g;
const count = (code: string) => code.split("§").length - 1;

/** A sentence without the names of its values, so that code and dictionary can be compared. */
export const normal = (sentence: string) =>
  sentence.replaceAll(/\$?\{(?:[^{}]|\{[^{}]*\})*\}/g, "{}");
