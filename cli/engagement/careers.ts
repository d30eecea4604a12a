import { Command } from "commander";
import {
  careers,
  employmentTypeNames,
  NewPublication,
  type Publication,
  salaryPeriods,
} from "@/modules/engagement/careers";
import { matching } from "@/modules/staffing/matching";
import type { Context } from "../context";
import { print, table } from "../print";

export function careersCommand(context: Context): Command {
  const command = new Command("careers").description(
    "List, publish and withdraw jobs on the careers page",
  );
  listCommand(command, context);
  publishCommand(command, context);
  withdrawCommand(command, context);
  return command;
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List published jobs, newest first")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const found = await careers.allOpen(open());
      print(found, json, () => table(head, found.map(cellsOf)));
    });
}

function publishCommand(command: Command, { open }: Context): void {
  command
    .command("publish <job>")
    .description("Publish a job by number or id; missing fields are taken from its ad")
    .requiredOption("--from <euros>", "minimum pay")
    .requiredOption("--to <euros>", "maximum pay")
    .option("--per <period>", salaryPeriods.join(", "), "year")
    .option("--type <type>", employmentTypeNames.join(", "), "full-time")
    .option("--title <words>", "title, if not the ad's own")
    .option("--company <name>", "employer name; confidential by default")
    .option("--city <name>", "city")
    .option("--country <code>", "country, e.g. NL")
    .option("--category <name>", "e.g. DC Operations")
    .option("--language <code>", "language of the ad: nl, en or de")
    .option("--closes <day>", "closing date, e.g. 2026-03-31")
    .option("--needs-cv", "require a CV")
    .option("--json", "print JSON")
    .action(async (job: string, { json = false, ...given }: Given) => {
      const app = open();
      const id = await matching.jobIdOf(app, job);
      const draft = await careers.draftOf(app, id);
      const published = await careers.publish(app, id, NewPublication.parse(saidBy(draft, given)));
      print(published, json, () => told(published));
    });
}

function withdrawCommand(command: Command, { open }: Context): void {
  command
    .command("withdraw <job>")
    .description("Remove a job from the careers page")
    .option("--json", "print JSON")
    .action(async (job: string, { json }) => {
      const app = open();
      const withdrawn = await careers.withdraw(app, await matching.jobIdOf(app, job));
      print(withdrawn, json, () => told(withdrawn));
    });
}

type Given = {
  from: string;
  to: string;
  per: string;
  type: string;
  title?: string;
  company?: string;
  city?: string;
  country?: string;
  category?: string;
  language?: string;
  closes?: string;
  needsCv?: boolean;
  json?: boolean;
};

type Draft = Awaited<ReturnType<typeof careers.draftOf>>;

const saidBy = (draft: Draft, given: Given) => ({
  ...draft,
  title: given.title ?? draft.title,
  company: given.company ?? draft.company,
  city: given.city ?? draft.city,
  country: given.country ?? draft.country,
  category: given.category ?? draft.category,
  locale: given.language ?? draft.locale,
  closesOn: given.closes ?? draft.closesOn,
  employmentType: given.type,
  salaryFrom: Number(given.from),
  salaryTo: Number(given.to),
  salaryPeriod: given.per,
  questions: [],
  needsCv: given.needsCv ?? false,
});

const head = ["ADDRESS", "TITLE", "CITY", "COUNTRY", "PAY", "UNTIL"];

const cellsOf = (it: Publication) => [
  `/careers/${it.slug}`,
  it.title,
  it.city,
  it.country,
  payOf(it),
  it.closesOn,
];

const payOf = ({ salaryFrom, salaryTo, salaryPeriod }: Publication) =>
  `EUR ${salaryFrom}-${salaryTo}/${salaryPeriod}`;

const told = (it: Publication) =>
  `${it.title}, ${it.city}  ${payOf(it)}  ${it.state}\n/careers/${it.slug}`;
