import { Command } from "commander";
import {
  careers,
  employmentTypeNames,
  NewPublication,
  type Publication,
  salaryPeriods,
} from "@/modules/public/careers";
import { matching } from "@/modules/staffing/matching";
import type { Context } from "../context";
import { print, table } from "../print";

export function careersCommand(context: Context): Command {
  const command = new Command("careers").description(
    "What the public reads of jobs: list, publish and withdraw them",
  );
  listCommand(command, context);
  publishCommand(command, context);
  withdrawCommand(command, context);
  return command;
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("Print the jobs that anybody can apply for, the newest first")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const found = await careers.allOpen(open());
      print(found, json, () => table(head, found.map(cellsOf)));
    });
}

function publishCommand(command: Command, { open }: Context): void {
  command
    .command("publish <job>")
    .description("Publish a job, by number or id; what is not said is taken from its ad")
    .requiredOption("--from <euros>", "the lower end of what it pays")
    .requiredOption("--to <euros>", "the upper end of what it pays")
    .option("--per <period>", salaryPeriods.join(", "), "year")
    .option("--type <type>", employmentTypeNames.join(", "), "full-time")
    .option("--title <words>", "instead of the ad's own title")
    .option("--company <name>", "names the employer, who is not named otherwise")
    .option("--city <name>", "where it is")
    .option("--country <code>", "where it is, such as NL")
    .option("--category <name>", "such as DC Operations")
    .option("--language <code>", "what it is written in: nl, en or de")
    .option("--closes <day>", "the last day to apply, such as 2026-03-31")
    .option("--needs-cv", "nobody applies without a CV")
    .option("--json", "answer as JSON")
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
    .description("Take a job off the careers page")
    .action(async (job: string) => {
      const app = open();
      console.log(told(await careers.withdraw(app, await matching.jobIdOf(app, job))));
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
