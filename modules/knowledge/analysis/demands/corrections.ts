import { once } from "@/src/lazy";
import { type LanguageLevel, languageLevels } from "../rules";
import type { Correction, Demands } from "../model";

/** Years that somebody can ask for. */
const mostYears = 40;
const language = /^([a-z]{2})~(.{2,6})$/;
const english = once(() => new Intl.DisplayNames(["en"], { type: "language" }));

/** What a language, years or shifts are about, so that one of them takes the place of another: `language:de`. */
export const subjectOf = ({ kind, id }: Pick<Correction, "kind" | "id">): string =>
  kind === "language" ? `language:${id.slice(0, 2)}` : kind;

/** What a demand is called in a history; nothing where it cannot be demanded so. */
export function demandLabelOf({ kind, id }: Pick<Correction, "kind" | "id">): string | undefined {
  if (kind === "language") {
    const { code, level } = languageIn(id) ?? {};
    return code && `${english().of(code)} ${level}`;
  }
  if (kind === "shifts") return id === "yes" ? "Shifts" : id === "no" ? "No shifts" : undefined;
  const years = Number(id);
  if (kind !== "years" || !/^\d{1,2}$/.test(id) || years < 1 || years > mostYears) return undefined;
  return `Years in datacenters: ${years}`;
}

function languageIn(id: string): { code: string; level: LanguageLevel } | undefined {
  const [, code = "", said = ""] = language.exec(id) ?? [];
  const level = languageLevels.find((it) => it === said);
  return code && level ? { code, level } : undefined;
}

/** The demands with what a person said of them; no word of the ad stands behind that. */
export const correctDemands = (read: Demands, corrections: readonly Correction[]): Demands =>
  corrections.reduce((demands, said) => ({ ...demands, ...changeBy(demands, said) }), read);

function changeBy(demands: Demands, { kind, id, asks }: Correction): Partial<Demands> {
  const isAsked = asks !== "nothing";
  if (kind === "years")
    return { yearsDatacentre: isAsked ? { value: Number(id), spans: [] } : null };
  if (kind === "shifts") return { shifts: isAsked ? { value: id === "yes", spans: [] } : null };
  const said = kind === "language" ? languageIn(id) : undefined;
  if (!said) return {};
  const others = demands.languages.flatMap((demand) => {
    const anyOf = demand.anyOf.filter(({ code }) => code !== said.code);
    return anyOf.length > 0 ? [{ ...demand, anyOf }] : [];
  });
  const own = { anyOf: [said], isRequired: asks === "required", isWorking: false, spans: [] };
  return { languages: isAsked ? [...others, own] : others };
}

/** How far a demand is asked for, in the words of a correction. */
export function demandNeed(demands: Demands, { kind, id }: Pick<Correction, "kind" | "id">) {
  if (kind === "years") return demands.yearsDatacentre ? "required" : "nothing";
  if (kind === "shifts") return demands.shifts ? "required" : "nothing";
  const code = id.slice(0, 2);
  const demand = demands.languages.find(({ anyOf }) => anyOf.some((it) => it.code === code));
  if (!demand) return "nothing";
  return demand.isRequired ? "required" : "wished";
}
