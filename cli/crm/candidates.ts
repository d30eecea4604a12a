import { Command } from "commander";
import { CandidateQuery, candidates, NewCandidate, origins } from "@/modules/crm/candidates";
import type { CandidateRecord } from "@/modules/crm/candidates";
import { Failure } from "@/src/errors";
import { canStartCommand } from "../staffing/can-start";
import type { Context } from "../context";
import { print, table } from "../print";
import { rightsOf } from "../privacy/rights";

export function candidatesCommand(context: Context): Command {
  const command = new Command("candidates").description("List, show and add candidates");
  listCommand(command, context);
  showCommand(command, context);
  newCommand(command, context);
  command.addCommand(canStartCommand(context));
  rightsOf(command, context);
  return command;
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List candidates, newest first")
    .option("-q, --query <words>", "words, a number like C-0042, or an address")
    .option("--status <status>", "active, passive, hired, blacklisted or all")
    .option("--skill <ids>", "ids of skills, comma-separated")
    .option("--country <codes>", "countries of residence, e.g. NL,UK")
    .option("--where <conditions>", "e.g. holds:vca;near:Frankfurt~50;free:..4w")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ json, query, ...filter }) => {
      const page = await candidates.list(open(), CandidateQuery.parse({ ...filter, q: query }));
      const rows = page.candidates.map((it) => [
        it.number,
        `${it.firstName} ${it.lastName}`,
        it.headline,
        it.location,
        it.status,
      ]);
      print(page, json, () => table(["NUMBER", "NAME", "HEADLINE", "PLACE", "STATUS"], rows));
    });
}

function showCommand(command: Command, { open }: Context): void {
  command
    .command("show <number>")
    .description("Show a candidate by number or id")
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const app = open();
      const record = await candidates.find(app, await candidates.idOf(app, number));
      print(record, json, () => told(record));
    });
}

function newCommand(command: Command, { open }: Context): void {
  command
    .command("add")
    .description("Add a candidate; --stdin reads further fields as JSON from standard input")
    .option("--first-name <name>")
    .option("--last-name <name>")
    .option("--email <address>")
    .option("--phone <number>")
    .option("--headline <words>")
    .option("--origin <origin>", origins.join(", "))
    .option("--consent", "the candidate has consented to storage of their data")
    .option("--stdin", "read the other fields as JSON")
    .option("--json", "print JSON")
    .action(async ({ json, stdin, consent, ...fields }) => {
      const more = stdin ? readFields(await Bun.stdin.text()) : {};
      const input = NewCandidate.parse({
        ...more,
        ...fields,
        ...(consent && { gdprConsent: true }),
      });
      const app = open();
      const duplicates = await candidates.duplicates(app, lookedFor(input));
      const record = await candidates.add(app, input);
      print({ ...record, duplicates }, json, () =>
        [`${record.number} is there.`, ...duplicates.map(warned)].join("\n"),
      );
    });
}

function readFields(text: string): object {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure("invalid", "Standard input is not valid JSON.", { cause });
  }
}

const lookedFor = ({ firstName, lastName, ...input }: NewCandidate) => ({
  firstName,
  lastName,
  email: input.email ?? undefined,
  phone: input.phone ?? undefined,
  linkedin: input.linkedin ?? undefined,
  location: input.location ?? undefined,
});

type Duplicate = Awaited<ReturnType<typeof candidates.duplicates>>[number];
const warned = ({ candidate, signs }: Duplicate) =>
  `Perhaps the same person: ${candidate.number} (${signs.join(", ")})`;

const told = (it: CandidateRecord) =>
  [
    `${it.number}  ${it.firstName} ${it.lastName}  ${it.status}`,
    it.headline,
    [it.location, it.country].filter(Boolean).join(", "),
    [it.email, it.phone].filter(Boolean).join("  "),
    it.skills.map(({ name }) => name).join(", "),
    ...it.certificates.map(({ name, expiresOn }) => `${name}  ${expiresOn ?? "–"}`),
  ]
    .filter(Boolean)
    .join("\n");
