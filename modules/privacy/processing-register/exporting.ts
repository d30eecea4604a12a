import type { App } from "@/src/app";
import { csvOf, type ExportFile, contentTypes } from "@/src/sheets";
import type { Processor, Register, RegisterExport } from "./model";
import { fillText, registerOf, type Words, wordsIn } from "./register";

/** The register as a file: for machines, for readers, for a spreadsheet. */
export async function exported(
  app: App,
  { format, language }: RegisterExport,
): Promise<ExportFile> {
  const register = await registerOf(app, language);
  const name = `register-${register.madeAt.slice(0, 10)}.${format}`;
  if (format === "json")
    return { name, type: contentTypes.json, content: JSON.stringify(register, null, 2) };
  if (format === "csv") return { name, type: contentTypes.csv, content: await asTable(register) };
  return { name, type: "text/markdown;charset=utf-8", content: asText(register) };
}

function asTable({ activities, language }: Register): Promise<string> {
  const words = wordsIn(language);
  const { purpose, basis, subjects, data, recipients, retention, tables } = words;
  return csvOf(
    ["", purpose, basis, subjects, data, recipients, retention, tables],
    activities.map((it) => [
      it.name,
      it.purpose,
      it.basis,
      it.subjects,
      kindsOf(it, words),
      it.recipients,
      it.retention,
      it.tables.map(({ name }) => name).join(", "),
    ]),
  );
}

function asText(register: Register): string {
  const words = wordsIn(register.language);
  const { controller, activities, processors, measures, madeAt } = register;
  const who = [controller.name, controller.address, controller.contact].filter(Boolean).join(", ");
  return [
    `# ${words.title}`,
    `${words.article}. ${fillText(words.made, { day: madeAt.slice(0, 10) })}.`,
    `**${words.controller}:** ${who}`,
    ...(controller.officer ? [`**${words.officer}:** ${controller.officer}`] : []),
    ...activities.map((it) => activityText(it, words)),
    `## ${words.processors}`,
    processors.map((it) => `- ${processorText(it, words)}`).join("\n") || words.none,
    `## ${words.measures}`,
    measures.map((it) => `- ${it}`).join("\n"),
    "",
  ].join("\n\n");
}

type Activity = Register["activities"][number];

const activityText = (it: Activity, words: Words): string =>
  [
    `## ${it.name}`,
    `**${words.purpose}:** ${it.purpose}`,
    `**${words.basis}:** ${it.basis}`,
    `**${words.subjects}:** ${it.subjects}`,
    `**${words.data}:** ${kindsOf(it, words)}`,
    `**${words.recipients}:** ${it.recipients}`,
    `**${words.retention}:** ${it.retention}`,
    `**${words.tables}:**`,
    it.tables.map(({ name, columns }) => `- ${name}: ${columns.join(", ")}`).join("\n"),
  ].join("\n\n");

const kindsOf = (it: Activity, words: Words) =>
  it.dataKinds.map((kind) => words.kinds[kind]).join(", ");

/** One processor in one line: who, what for, where, and under what. */
export function processorText(it: Processor, words: Words): string {
  const agreement = it.agreedOn ? fillText(words.agreed, { day: it.agreedOn }) : words.notAgreed;
  const where = [it.country, words.places[it.place]].join(", ");
  const basis = it.place === "area" ? [] : [words.bases[it.basis]];
  return [`${it.name}: ${it.purpose}`, where, ...basis, agreement].join("; ");
}
