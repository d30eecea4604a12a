import { Command } from "commander";
import { type Entry, pipelines } from "@/modules/staffing/pipeline";
import {
  NewProject,
  ProjectQuery,
  type ProjectRecord,
  projects,
} from "@/modules/staffing/projects";
import { submissions } from "@/modules/staffing/submissions";
import type { Context } from "../context";
import { print, table } from "../print";

export function projectsCommand(context: Context): Command {
  const command = new Command("projects").description("List, show and add projects");
  listCommand(command, context);
  showCommand(command, context);
  addCommand(command, context);
  boardCommand(command, context);
  submissionsCommand(command, context);
  return command;
}

const foundIn =
  ({ open }: Context) =>
  async (number: string) => {
    const app = open();
    return { app, id: await projects.idOf(app, number) };
  };

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List projects, newest first")
    .option("-q, --query <words>", "words, part of a name or location, or a number like P-012")
    .option("--status <status>", "planning, active, on_hold, completed, cancelled or all")
    .option("--priority <priority>", "urgent, high, medium, low or all")
    .option("--overdue", "only projects past their end date")
    .option("--sort <order>", "date, name, end or priority")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ json, query, overdue, ...filter }) => {
      const asked = { ...filter, q: query, ...(overdue && { overdue: "yes" }) };
      const page = await projects.list(open(), ProjectQuery.parse(asked));
      const rows = page.projects.map((it) => [
        it.number,
        it.name,
        it.clientName ?? "Unknown Client",
        it.status,
        it.priority,
        `${it.positionsFilled}/${it.positionsRequired}`,
        it.endDate,
      ]);
      const head = ["NUMBER", "NAME", "CLIENT", "STATUS", "PRIORITY", "FILLED", "DUE"];
      print(page, json, () => table(head, rows));
    });
}

function showCommand(command: Command, context: Context): void {
  const found = foundIn(context);
  command
    .command("show <number>")
    .description("Show a project by number or id")
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const { app, id } = await found(number);
      const record = await projects.find(app, id);
      print(record, json, () => told(record));
    });
}

function addCommand(command: Command, { open }: Context): void {
  command
    .command("add <name>")
    .description("Add a project")
    .option("--location <place>", "work location")
    .option("--budget <euros>", "budget")
    .option("--start <day>", "start date, e.g. 2026-03-01")
    .option("--end <day>", "end date")
    .option("--priority <priority>", "urgent, high, medium or low")
    .option("--json", "print JSON")
    .action(async (name: string, { json, start, end, ...rest }) => {
      const input = NewProject.parse({ ...rest, name, startDate: start, endDate: end });
      const record = await projects.add(open(), input);
      print(record, json, () => told(record));
    });
}

function boardCommand(command: Command, context: Context): void {
  const found = foundIn(context);
  command
    .command("board <number>")
    .description("List the candidates of a project by stage")
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const { app, id } = await found(number);
      const [{ stages }, entries] = await Promise.all([
        projects.find(app, id),
        pipelines.listByProject(app, id),
      ]);
      const inOrder = stages.flatMap((stage) => entries.filter((it) => it.stage === stage.id));
      print(entries, json, () => table(["STAGE", "NUMBER", "NAME", "SINCE"], inOrder.map(lineOf)));
    });
}

function submissionsCommand(command: Command, context: Context): void {
  const found = foundIn(context);
  command
    .command("submissions <number>")
    .description("List submissions to the client of a project, latest first")
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const { app, id } = await found(number);
      const ledger = await submissions.listByProject(app, id);
      const rows = ledger.map((it) => [
        it.at.slice(0, 10),
        it.event,
        it.candidateName ?? "erased candidate",
        it.clientName,
        it.by,
        it.pageHash?.slice(0, 12) ?? "",
      ]);
      const head = ["DAY", "EVENT", "CANDIDATE", "CLIENT", "BY", "PAGE"];
      print(ledger, json, () => table(head, rows));
    });
}

const lineOf = ({ stage, candidateNumber, candidateName, since }: Entry) => [
  stage,
  candidateNumber,
  candidateName,
  since.slice(0, 10),
];

const told = (it: ProjectRecord) =>
  [
    `${it.number}  ${it.name}  ${it.status}  ${it.positionsFilled}/${it.positionsRequired}`,
    [it.clientName ?? "Unknown Client", it.siteName, it.location].filter(Boolean).join("  "),
    [it.startDate, it.endDate, it.budget && `EUR ${it.budget}`].filter(Boolean).join("  "),
    ...it.seats.map(({ seats, role, phase }) => `${seats} × ${role}  ${phase}`),
    ...it.team.map(({ name, part }) => `${part}  ${name}`),
  ]
    .filter(Boolean)
    .join("\n");
