import { Command } from "commander";
import { amountOf } from "@/modules/billing/invoices";
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

const told = ({ group, total, rows }: TodayGroup): string => {
  const lines = rows.map(({ number, at, who, what, money, lacks, id }) => [
    number,
    at?.replace("T", " ").slice(0, 16) ?? null,
    who,
    [
      what ?? (group === "trouble" ? id : null),
      money && `${money.currency} ${amountOf(money.cents)}`,
      ...lacks,
    ]
      .filter(Boolean)
      .join(", "),
  ]);
  return `${titles[group]}: ${total}\n${table(["NUMBER", "WHEN", "WHO", "WHAT"], lines)}`;
};
