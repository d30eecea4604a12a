import { certificatesNamed, families, namedSkills, skillNamed } from "@/modules/knowledge/analysis";
import { citiesBeginning } from "@/modules/knowledge/normalise";
import { defaultKilometers } from "./resolve";
import type { Reading, ReadingQuery } from "./model";
import { parseConditionLine } from "./reading/line";
import { type Condition, type Fields, writeWhere } from "./rules";

/** Shorter ones begin too many words. */
const shortest = 2;
const mostOfKind = 4;

/** What a line means, and what the word that is being typed may become. */
export function parseWithSuggestions({ text, keys: listed }: ReadingQuery, today: string): Reading {
  const keys = listed.split(",");
  const known: Fields = Object.fromEntries(keys.map((key) => [key, { is: "tag" }]));
  const { where, rest } = parseConditionLine(text, known, today);
  const typed = text.trim().toLowerCase();
  const begun =
    typed.length < shortest ? [] : begunBy(typed).filter(({ key }) => keys.includes(key));
  const alone = rest === "" && where.length === 1 ? where : [];
  const offers = [...alone, ...begun].map((part) => writeWhere([part]));
  return { where: writeWhere(where), rest, offers: [...new Set(offers)] };
}

const begunBy = (typed: string): Condition[] => [
  ...familiesOf(typed).map((text) => asked("holds", text)),
  ...certificatesNamed(typed)
    .slice(0, mostOfKind)
    .map(({ id }) => asked("holds", id)),
  ...skillsOf(typed).map((id) => asked("skill", id)),
  ...citiesBeginning(typed)
    .slice(0, mostOfKind)
    .map((town) => ({
      ...asked("near", town),
      values: [{ text: town, by: `${defaultKilometers}` }],
    })),
];

const asked = (key: string, text: string): Condition => ({ key, isNot: false, values: [{ text }] });

const familiesOf = (typed: string) =>
  Object.keys(families).filter((family) => family.startsWith(typed));

function skillsOf(typed: string): string[] {
  const meant = skillNamed(typed);
  const begun = namedSkills().filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${typed}`));
  return [...new Set([...(meant ? [meant.id] : []), ...begun.map(({ id }) => id)])].slice(
    0,
    mostOfKind,
  );
}
