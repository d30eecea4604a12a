import { languageBit } from "@/modules/knowledge/language";
import { fold, readWords } from "../text/clean";
import { stemmed } from "../text/case-endings";
import {
  aliasGuards,
  certifications,
  cues,
  dcContextSkills,
  lookAlikes,
  skills,
  taxonomyRoles,
} from "./taxonomy";
import type { EntryKind } from "./entry";
import { type TrieNode, addAlias, emptyNode } from "./trie-node";
import { besideSpellings, objectSpellings, verbSpellings } from "./phrase-spellings";

/** What needs the reader of texts: marks, letters that stay after decomposition, seams, dashes. */
const odd = /[^A-Za-z0-9 '’+&/-]|[a-z][A-Z]|(?:^| )[-/'’]|[-/'’](?: |$)/;
const accents = /[\u0300-\u036f]/g;

/** Many aliases as `readWords` reads them, joined by blanks: steps over one long text take a fraction of its time. */
export function foldAliases(aliases: string[]): string[] {
  const bare = aliases.join("\n").normalize("NFKD").replace(accents, "");
  const folded = bare
    .toLowerCase()
    .replace(/[ '’/-]+/g, " ")
    .replace(/[+&]/g, " $& ")
    .replace(/ {2,}/g, " ")
    .split("\n");
  const isOdd = bare.split("\n").map((it) => odd.test(it));
  return aliases.map((alias, at) =>
    isOdd[at] ? readWords(alias).words.join(" ") : (folded[at] ?? "").trim(),
  );
}

/** How one language spells one thing. */
type Spellings = {
  kind: EntryKind;
  id: string;
  language: string;
  aliases: string[];
  capitals: string[];
  isTitleOnly?: boolean;
};

/** The trie over every alias and cue of the taxonomy, from the taxonomy itself. */
export const builtLexicon = (): TrieNode => buildTrie(everySpelling());

/**
 * Verbs, objects and words that open a side remark. A trie of its own, because "control" and "plan" are words of many names
 * and would change how those are inflected.
 */
export const builtPhrases = (): TrieNode =>
  buildTrie([
    ...verbSpellings().map((it) => ({ kind: "verb" as const, ...it, capitals: [] })),
    ...objectSpellings().map((it) => ({ kind: "object" as const, ...it, capitals: [] })),
    ...besideSpellings().map((it) => ({ kind: "beside" as const, ...it, capitals: [] })),
  ]);

function buildTrie(all: Spellings[]): TrieNode {
  const trie = emptyNode();
  const guarded = new Set(aliasGuards().flatMap(({ aliases }) => aliases.map(fold)));
  const folded = foldAliases(all.flatMap(({ aliases }) => aliases));
  let next = 0;
  for (const { kind, id, language, aliases, capitals, isTitleOnly = false } of all) {
    const inCapitals = new Set(capitals.map((it) => it.toLowerCase()));
    const layer = kind === "skill" && dcContextSkills.has(id) ? "workplace" : kind;
    const languages = languageBit(language);
    for (const spelling of aliases) {
      const alias = folded[next++] ?? "";
      const isUpperCase = inCapitals.size > 0 && inCapitals.has(spelling.toLowerCase());
      const isGuarded = guarded.has(alias);
      const entry = { kind, id, layer, languages, alias, isUpperCase, isGuarded, isTitleOnly };
      addAlias(trie, entry);
      const stems = stemmed(alias, language);
      if (stems) addAlias(trie, { ...entry, alias: stems });
    }
  }
  return trie;
}

function everySpelling(): Spellings[] {
  return [
    ...skills().flatMap((it) => spelled({ kind: "skill", id: it.id }, it.aliases, it.upperCase)),
    ...skills().flatMap(({ id, trades = {} }) =>
      spelled({ kind: "skill", id }, trades).map((it) => ({ ...it, isTitleOnly: true })),
    ),
    ...taxonomyRoles().flatMap(({ id, aliases }) => spelled({ kind: "role", id }, aliases)),
    ...certifications().flatMap(({ id, aliases, upperCase }) =>
      spelled({ kind: "certificate", id }, { any: aliases }, upperCase),
    ),
    ...lookAlikes().flatMap(({ id, terms, isNote }) =>
      isNote ? [] : spelled({ kind: "lookAlike", id }, terms),
    ),
    ...grouped("heading", cues.sections),
    ...Object.entries(cues.negation).flatMap(([group, terms]) => {
      const kind = group === "clauseEnd" || group === "or" ? "clause" : "negation";
      return spelled({ kind, id: group }, { any: terms });
    }),
    ...grouped("preference", { preferred: cues.preferred, mandatory: cues.mandatory }),
    ...grouped("sentence", { boilerplate: cues.boilerplateSentence, keywords: cues.keywordLine }),
    ...grouped("urgency", { urgency: cues.urgency }),
    ...grouped("agency", { agency: cues.agency }),
    ...grouped("refusal", { refusal: cues.refusal }),
    ...grouped("facility", { facility: cues.facility }),
    ...grouped("sector", { sector: cues.sectors }),
    ...grouped("country", cues.countries),
  ];
}

const grouped = (kind: EntryKind, groups: { [id: string]: string[] }) =>
  Object.entries(groups).flatMap(([id, terms]) => spelled({ kind, id }, { any: terms }));

type Aliases = { [language: string]: string[] | undefined };

const spelled = (
  { kind, id }: Pick<Spellings, "kind" | "id">,
  of: Aliases,
  capitals: string[] = [],
): Spellings[] =>
  Object.entries(of).map(([key, aliases = []]) => {
    return { kind, id, language: key === "*" ? "any" : key, aliases, capitals };
  });
