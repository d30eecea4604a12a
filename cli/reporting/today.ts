import { Command } from "commander";
import { amountOf } from "@/modules/billing/invoices";
import { type Concern, concerns } from "@/modules/platform/health";
import { today, type TodayGroup, type TodayGroupName } from "@/modules/reporting/today";
import type { Context } from "../context";
import { print, table } from "../print";

const titles: Record<TodayGroupName, string> = {
  interviews: "Interviews today",
  tasks: "Tasks due",
  replies: "Unread replies",
  applications: "New applications",
  starts: "Starts at risk",
  rollOffs: "Rolling off within 4 weeks",
  certificates: "Certificates ending within 30 days",
  hours: "Disputed hours",
  payments: "Payments to check",
  overdue: "Overdue invoices",
  trouble: "Needs an administrator",
};

export const todayCommand = ({ open }: Context): Command =>
  new Command("today")
    .description(
      "List what today asks for: interviews, tasks, applications, starts, roll-offs, certificates",
    )
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const day = await today(open(), { whose: "everyone" }, "admin");
      print(day, json, () => day.groups.map(told).join("\n\n") || "Nothing to do today.");
    });

/** What an administrator has to see to, and what a start lacks that has no name of its own. */
const sentences: Record<Concern, string> = {
  dailyFailed: "A daily task failed and has not run since (coldaisle schedules)",
  purgeHalted: "Automatic deletion is paused until somebody has looked (coldaisle gdpr purge)",
  webhookStopped: "A webhook was stopped after too many failed attempts (coldaisle webhook list)",
  mailTrouble: "The mail server accepts no email; see: coldaisle mail status",
  mailMissing: "No mail server is set up, so emails wait (Admin, Email)",
  addressMissing: "PUBLIC_URL is not set, so emails have no links",
};

const isConcern = (id: string): id is Concern => concerns.some((it) => it === id);

const kinds: Record<string, string> = {
  identity: "proof of identity",
  language: "a language",
  years: "experience",
};

const told = ({ group, total, rows }: TodayGroup): string => {
  const lines = rows.map(({ number, at, who, what, money, lacks, id }) => [
    number,
    at?.replace("T", " ").slice(0, 16) ?? null,
    who,
    [
      what ?? (isConcern(id) ? sentences[id] : null),
      money && `${money.currency} ${amountOf(money.cents)}`,
      ...lacks.map((it) => kinds[it] ?? it),
    ]
      .filter(Boolean)
      .join(", "),
  ]);
  return `${titles[group]}: ${total}\n${table(["NUMBER", "WHEN", "WHO", "WHAT"], lines)}`;
};
