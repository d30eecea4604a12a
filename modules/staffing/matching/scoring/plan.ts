import { certificateInfoOf, skillNameOf } from "@/modules/knowledge/analysis";
import type { CandidateFacts } from "@/modules/crm/candidates";
import type { GapStep } from "../model";
import { type Component, minNewsScore } from "../rules";
import { lackedLanguages } from "./gates";
import { dueOn, type Ground } from "./inputs";
import { standingOf } from "./parts/certificates";
import { weightOf } from "./parts/skills";
import { rescored, type Scored } from "./score";

type Change = { step: GapStep; learn: (facts: CandidateFacts) => CandidateFacts };
/** Somebody as they would be, and what they would score. */
type Outcome = { ground: Ground; scored: Scored };

/** More skills than this are another person, not a plan. */
const mostSkills = 3;

/** What would have to change for the match to hold, and the score once it has; nothing where nothing would. */
export function planOf(ground: Ground, scored: Scored): { plan: GapStep[]; after: number | null } {
  const changes = [...certificateSteps(ground), ...languages(ground), ...consent(ground)];
  const learnt = after({ ground, scored }, changes, ["certificates"]);
  const { some, outcome } = skills(learnt);
  const all = [...changes, ...some];
  if (all.length === 0) return { plan: [], after: null };
  return { plan: all.map(({ step }) => step), after: Math.round(outcome.scored.exact) };
}

/** What comes of some changes, which concern no other parts of the score than those named, and its gates. */
function after(before: Outcome, changes: Change[], parts: Component[]): Outcome {
  if (changes.length === 0) return before;
  const facts = changes.reduce((it, { learn }) => learn(it), before.ground.facts);
  const ground = { ...before.ground, facts };
  return { ground, scored: rescored(ground, before.scored, parts) };
}

function certificateSteps(ground: Ground): Change[] {
  const { demand, facts } = ground;
  if (facts.certificates.length === 0) return [];
  return demand.certificates.flatMap(({ id, isRequired }) => {
    const standing = standingOf(id, facts, dueOn(ground));
    if (!isRequired || standing === "held" || standing === "doubtful") return [];
    const info = certificateInfoOf(id);
    const step: GapStep = {
      kind: standing === "expired" ? "renewal" : "certificate",
      what: id,
      label: info?.name ?? id,
      leadDays: info?.leadDays ?? null,
      before: demand.startsOn,
    };
    const held = { id, expiresOn: null };
    return [{ step, learn: (it) => ({ ...it, certificates: [...it.certificates, held] }) }];
  });
}

/** Of several languages that would do, the one named first. */
function languages({ demand, facts }: Ground): Change[] {
  return lackedLanguages(demand, facts).flatMap(([first]) => {
    if (!first) return [];
    const { code, level } = first;
    const label = `${code.toUpperCase()} ${level}`;
    return [
      {
        step: stepOf({ kind: "language", what: code, label, before: demand.startsOn }),
        learn: (it) => ({ ...it, languages: { ...it.languages, [code]: level } }),
      },
    ];
  });
}

function consent({ demand, facts }: Ground): Change[] {
  if (facts.hasConsent) return [];
  const label = "Consent to keep the data";
  const step = stepOf({ kind: "consent", what: "consent", label, before: demand.startsOn });
  return [{ step, learn: (it) => ({ ...it, hasConsent: true }) }];
}

/** Some skills somebody would learn, and what comes of it. */
type Lesson = { some: Change[]; outcome: Outcome };

const isNews = ({ outcome }: Lesson) => outcome.scored.exact >= minNewsScore;

/** The fewest skills, heaviest first, that would lift a match to where it is news; none where no few would. */
function skills(before: Outcome): Lesson {
  const unchanged = { some: [], outcome: before };
  if (isNews(unchanged)) return unchanged;
  const asked = learnable(before).slice(0, mostSkills);
  const lesson = (count: number): Lesson => {
    const some = asked.slice(0, count);
    return { some, outcome: after(before, some, ["skills"]) };
  };
  // One skill more never lowers a score: where all of them are too few, some of them are.
  const whole = lesson(asked.length);
  if (!isNews(whole)) return unchanged;
  for (let count = 1; count < asked.length; count += 1) {
    const fewer = lesson(count);
    if (isNews(fewer)) return fewer;
  }
  return whole;
}

/** The required skills that somebody lacks, the heaviest first. */
function learnable({ ground: { demand }, scored }: Outcome): Change[] {
  const missing = scored.found.find(({ component }) => component === "skills")?.missing;
  return demand.skills
    .filter(({ id, isRequired }) => isRequired && missing?.includes(id))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .map(({ id }) => skillStep(id, demand.startsOn));
}

const skillStep = (id: string, before: string | null): Change => ({
  step: stepOf({ kind: "skill", what: id, label: skillNameOf(id), before }),
  learn: (it) => ({ ...it, skills: [...it.skills, id] }),
});

/** A step of which nobody knows how long it takes. */
const stepOf = ({ kind, what, label, before }: Omit<GapStep, "leadDays">): GapStep => ({
  kind,
  what,
  label,
  leadDays: null,
  before,
});
