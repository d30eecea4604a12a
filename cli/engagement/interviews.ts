import { Command } from "commander";
import { candidates } from "@/modules/crm/candidates";
import {
  type Interview,
  InterviewCancellation,
  InterviewQuery,
  type InterviewRecord,
  interviews,
  NewInterview,
} from "@/modules/engagement/interviews";
import { projects } from "@/modules/staffing/projects";
import { users } from "@/modules/platform/accounts";
import { defaultTimezone, momentOf, wallOf } from "@/src/calendar";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import type { Context } from "../context";
import { plural, print, table } from "../print";

export function interviewsCommand(context: Context): Command {
  const command = new Command("interviews").description("List, schedule and cancel interviews");
  listCommand(command, context);
  scheduleCommand(command, context);
  cancelCommand(command, context);
  return command;
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List interviews; upcoming ones earliest first")
    .option("--which <which>", "upcoming, past or all", "upcoming")
    .option("--candidate <number>", "only this candidate, e.g. C-12")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ json, candidate, ...filter }) => {
      const app = open();
      const candidateId = candidate && (await candidates.idOf(app, candidate));
      const query = InterviewQuery.parse({ ...filter, candidateId });
      const found = await interviews.list(app, query);
      print(found, json, () => table(head, found.map(cellsOf)));
    });
}

function scheduleCommand(command: Command, { open }: Context): void {
  command
    .command("schedule <candidate>")
    .description("Schedule an interview with a candidate, by number or id")
    .requiredOption("--at <time>", "local time, e.g. 2026-03-30T10:00")
    .option("--zone <zone>", "time zone", defaultTimezone)
    .option("--type <type>", "phone, video or in-person", "video")
    .option("--minutes <n>", "duration in minutes", "60")
    .option("--project <number>", "project, e.g. P-3")
    .option("--with <address...>", "interviewers, by email address")
    .option("--link <address>", "link to the video call")
    .option("--place <words>", "location, if in person")
    .option("--notes <words>", "internal notes")
    .option("--notify", "email the candidate and the interviewers")
    .option("--despite", "schedule even if someone is busy")
    .option("--json", "print JSON")
    .action(async (candidate: string, { json = false, ...given }: Given) => {
      const app = open();
      const input = await inputOf(app, candidate, given);
      const record = await interviews.schedule(app, NewInterview.parse(input));
      print(record, json, () => told(record));
    });
}

function cancelCommand(command: Command, { open }: Context): void {
  command
    .command("cancel <number>")
    .description("Cancel a scheduled interview")
    .requiredOption("--reason <words>", "why")
    .option("--notify", "email everyone invited")
    .option("--json", "print JSON")
    .action(async (number: string, { reason, notify = false, json }) => {
      const app = open();
      const { id, version } = await interviews.rowOf(app, await interviews.idOf(app, number));
      const written = { candidate: notify, interviewers: notify };
      const asked = InterviewCancellation.parse({ version, reason, notify: written });
      const record = await interviews.cancel(app, id, asked);
      print(record, json, () => told(record));
    });
}

type Given = {
  at: string;
  zone: string;
  type: string;
  minutes: string;
  project?: string;
  with?: string[];
  link?: string;
  place?: string;
  notes?: string;
  notify?: boolean;
  despite?: boolean;
  json?: boolean;
};

async function inputOf(app: App, candidate: string, given: Given) {
  const { at, zone, type, minutes, project, with: addresses = [], notify = false } = given;
  const scheduledAt = momentOf(at, zone);
  if (!scheduledAt) throw new Failure("invalid", "There is no such time on a clock of that zone.");
  return {
    scheduledAt,
    type,
    timezone: zone,
    durationMinutes: minutes,
    link: given.link,
    place: given.place,
    notes: given.notes,
    despite: given.despite ?? false,
    candidateId: await candidates.idOf(app, candidate),
    projectId: project && (await projects.idOf(app, project)),
    people: await idsOf(app, addresses),
    notify: { candidate: notify, interviewers: notify },
  };
}

async function idsOf(app: App, addresses: string[]): Promise<string[]> {
  const everybody = await users.list(app);
  return addresses.map(
    (address) => everybody.find(({ email }) => email === address)?.id ?? notFound("user"),
  );
}

const head = ["NUMBER", "WHEN", "ZONE", "CANDIDATE", "TYPE", "STATUS", "WITH", "PROJECT"];

const cellsOf = (it: Interview) => [
  it.number,
  wallOf(it.scheduledAt, it.timezone).replace("T", " "),
  it.timezone,
  it.candidateName,
  it.type,
  it.status,
  it.people.map(({ name }) => name).join(", ") || null,
  it.projectName,
];

const told = (it: InterviewRecord) =>
  [
    `${it.number}  ${it.candidateName}  ${it.type}  ${it.status}`,
    `${wallOf(it.scheduledAt, it.timezone).replace("T", " ")} ${it.timezone}, ${plural(it.durationMinutes, "minute")}`,
    it.people.map(({ name }) => name).join(", "),
    it.link ?? it.place ?? it.phone,
    it.reason,
    ...it.letters.map(({ kind, to, state }) => `${kind} to ${to ?? "the candidate"}: ${state}`),
  ]
    .filter(Boolean)
    .join("\n");
