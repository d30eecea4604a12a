import { expect, test } from "bun:test";
import { analyse } from "../../../analyse";
import { ad } from "../../../fixtures";
import { labelled } from "./labels.fixtures";

const factsIn = (title: string, text: string) => {
  const { facts, relevanceLevel } = analyse(ad({ title, text }));
  const named = facts.map(({ kind, id, isRequired }) => [kind, id, isRequired].join(" "));
  return [relevanceLevel, ...named.toSorted()];
};

const cases = Object.entries(labelled).flatMap(([language, { title, job, labels }]) =>
  labels.map((label) => [language, label, title, job] as const),
);

test.each(cases)("in %s %p rules its own paragraph", (_, label, title, job) => {
  const alone = factsIn(title, job);
  const flat = job.replaceAll("\n", " ");

  expect(alone.length).toBeGreaterThan(6);
  for (const text of [`${label}\n\n${job}`, `${label}\n${job}`, `${flat}\n\n${label}\n\n${job}`])
    expect(factsIn(title, text)).toEqual(alone);
  expect(factsIn(title, `${label} ${flat}`)).toEqual(factsIn(title, flat));
});

test.each(cases)(
  "in %s what stands below %p on lines of their own is a job",
  (_, label, title, job) => {
    const headed = label.replace(/ ?: /, "\n");

    expect(factsIn(title, `${headed}\n\n${job}`)).toEqual(factsIn(title, job));
    expect(factsIn(title, `${headed}\n${job}`)).toEqual(factsIn(title, job));
  },
);

test.each([
  "How to apply\nBy letter.\n\nOur servers stand in a data centre with UPS systems.",
  "Kontakt: Frau Lind. Unsere USV-Anlagen stehen im Rechenzentrum.",
  "Onderhoud van liften.\n\nPrivacy: je brief blijft hier.\n\nOnze servers hebben UPS-systemen.",
])("a firm that tells of itself below a label is no job: %p", (text) => {
  expect(factsIn("Nurse", text).filter((it) => it.startsWith("skill ups"))).toEqual([]);
});
