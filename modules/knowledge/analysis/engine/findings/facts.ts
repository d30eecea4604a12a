import { once } from "@/src/lazy";
import type { Fact, Span } from "../../model";
import type { Mention } from "./mentions";
import {
  certificationById,
  datacenterSkills,
  isSystem,
  skillById,
  systemRules,
} from "../lexicon/taxonomy";

const surest = 0.99;
/** A fact quotes its first places; a text that repeats one word for ever adds nothing to them. */
const mostSpans = 20;

/** The skills an ad speaks of, each once, with everything that shows it. */
export function skillFacts(mentioned: Mentioned[]): Fact[] {
  return mentioned.map(([id, group]) => {
    const skill = skillById.get(id);
    const kind = skill?.isContext ? "context" : "skill";
    return factOf({ kind, id, label: skill?.name ?? id }, group);
  });
}

export function certificateFacts(mentioned: Mentioned[]): Fact[] {
  return mentioned.map(([id, group]) =>
    factOf({ kind: "certificate", id, label: certificationById.get(id)?.name ?? id }, group),
  );
}

/** A comms room is cooled by the building; only a datacenter makes its ventilation a cooling system. */
const isWorkplace = (id: string) => datacenterSkills.has(id) || id === "critical-env-ops";

const rules = once(() =>
  systemRules().map(({ id, label, strong, weak, weakInDatacenter }) => ({
    id,
    label,
    strong: new Set(strong),
    inDatacenter: new Set([...strong, ...weakInDatacenter]),
    all: new Set([...strong, ...weak]),
  })),
);

const isMeantThere = ({ isPassing }: Mention) => !isPassing;

/** Critical systems: by any strong component, or by what only in a datacenter speaks for them; one named in passing is none. */
export function systemFacts(skills: Fact[], mentioned: Mentioned[]): Fact[] {
  const isDatacenter = mentioned.some(([id, group]) => isWorkplace(id) && group.some(isMeantThere));
  return rules().flatMap(({ id, label, strong, inDatacenter, all }) => {
    const telling = isDatacenter ? inDatacenter : strong;
    if (!isSystem(id) || !skills.some((fact) => telling.has(fact.id))) return [];
    const evidence = new Evidence();
    for (const fact of skills) {
      if (!all.has(fact.id)) continue;
      evidence.add(fact);
      fact.spans.forEach((span) => evidence.show(span));
    }
    return [evidence.of({ kind: "system", id, label: label.en })];
  });
}

/** One thing with everything that shows it. */
export type Mentioned = [id: string, mentions: Mention[]];

export function gather(mentions: Mention[]): Mentioned[] {
  const groups = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const group = groups.get(mention.id);
    if (group) group.push(mention);
    else groups.set(mention.id, [mention]);
  }
  return [...groups];
}

type Shown = Pick<Fact, "kind" | "id" | "label">;

function factOf(shown: Shown, mentions: Mention[]): Fact {
  const evidence = new Evidence();
  for (const mention of mentions) {
    evidence.add(mention);
    if (mention.span) evidence.show(mention.span);
  }
  return evidence.of(shown);
}

/** What speaks for a fact. Noisy-or: independent signs together are surer than the best of them. */
class Evidence {
  #doubt = 1;
  #isRequired = false;
  readonly #spans: Span[] = [];

  add({ confidence, isRequired }: Pick<Fact, "confidence" | "isRequired">): void {
    this.#doubt *= 1 - confidence;
    this.#isRequired ||= isRequired;
  }

  show(span: Span): void {
    this.#spans.push(span);
  }

  of({ kind, id, label }: Shown): Fact {
    const confidence = Math.min(surest, 1 - this.#doubt);
    return {
      kind,
      id,
      label,
      confidence,
      isRequired: this.#isRequired,
      spans: firstOf(this.#spans),
    };
  }
}

/** Most come in their order already, and most are few. */
export function firstOf(spans: Span[]): Span[] {
  const ordered = isOrdered(spans) ? spans : spans.toSorted(byPlace);
  return ordered.length > mostSpans ? ordered.slice(0, mostSpans) : ordered;
}

function isOrdered(spans: Span[]): boolean {
  let last = spans[0];
  for (const span of spans) {
    if (last && byPlace(last, span) > 0) return false;
    last = span;
  }
  return true;
}

const byPlace = (a: Span, b: Span) =>
  a.field === b.field ? a.start - b.start : a.field === "title" ? -1 : 1;
