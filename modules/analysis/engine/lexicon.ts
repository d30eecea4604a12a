import { certifications, cues, lookAlikes, skills, taxonomyRoles } from "./taxonomy";
import { type EntryKind, type Trie, addAlias, emptyTrie } from "./trie";

let built: Trie | undefined;

/** The trie over every alias and cue of the taxonomy, built when first asked for. */
export function lexicon(): Trie {
  built ??= build();
  return built;
}

function build(): Trie {
  const trie = emptyTrie();
  for (const skill of skills) addAll(trie, "skill", skill.id, skill.aliases, skill.upperCase);
  for (const role of taxonomyRoles) addAll(trie, "role", role.id, role.aliases);
  for (const { id, aliases, upperCase } of certifications) {
    addAll(trie, "certificate", id, { any: aliases }, upperCase);
  }
  for (const { id, terms, isNote } of lookAlikes) {
    if (!isNote) addAll(trie, "lookAlike", id, terms);
  }
  for (const [section, headings] of Object.entries(cues.sections)) {
    addAll(trie, "heading", section, { any: headings });
  }
  for (const [group, terms] of Object.entries(cues.negation)) {
    const kind = group === "clauseEnd" || group === "or" ? "clause" : "negation";
    addAll(trie, kind, group, { any: terms });
  }
  addAll(trie, "preference", "preferred", { any: cues.preferred });
  addAll(trie, "preference", "mandatory", { any: cues.mandatory });
  addAll(trie, "sentence", "boilerplate", { any: cues.boilerplateSentence });
  addAll(trie, "urgency", "urgency", { any: cues.urgency });
  addAll(trie, "agency", "agency", { any: cues.agency });
  addAll(trie, "facility", "facility", { any: cues.facility });
  return trie;
}

type Aliases = { [language: string]: string[] | undefined };

function addAll(trie: Trie, kind: EntryKind, id: string, aliases: Aliases, upperCase?: string[]) {
  const inCapitals = new Set(upperCase?.map((alias) => alias.toLowerCase()));
  for (const [language, spellings] of Object.entries(aliases)) {
    for (const alias of new Set(spellings)) {
      const isUpperCase = inCapitals.has(alias.toLowerCase());
      addAlias(trie, { kind, id, isUpperCase }, alias, language === "*" ? "any" : language);
    }
  }
}
