import type { Draft } from "../draft";
import { withoutQuery } from "../addresses";
import { at, listAt, numberAt, textAt } from "../json";
import type { Salary } from "@/modules/knowledge/normalise/model";
import { periods } from "@/modules/knowledge/normalise/rules";
import type { Ad, Task } from "../model";
import { payInFields } from "../field-pay";
import { readSalary } from "@/modules/knowledge/normalise";
import { sections } from "../rules";
import { countryOf } from "../tasks";

export function draftOfItem(item: unknown, task: Task): Draft {
  const address = textAt(item, "url");
  return {
    id: textAt(item, "id"),
    url: address === null ? null : withoutQuery(address),
    title: textAt(item, "title"),
    company: textAt(item, "companyName"),
    places: [textAt(item, "location")],
    posted: textAt(item, "datePosted"),
    salary: payOf(item, task),
    html: textAt(item, "textSnippet"),
    employmentType: listAt(item, "labels").length > 0 ? typeOf(listAt(item, "labels")) : null,
    workplace: workplaces[textAt(item, "workFromHome") ?? "0"] ?? null,
    section: sectionOf(item),
  };
}

/** What the number stands for: 0 is not said, 1 only from home, 2 partly. */
const workplaces: Record<string, Ad["workplace"]> = { 0: null, 1: "remote", 2: "hybrid" };

const sectionOf = (item: unknown): Ad["section"] =>
  sections.find((section) => section === textAt(item, "section")) ?? "main";

function typeOf(labels: unknown[]): string | null {
  const found = labels.find((label) => /TYPE|CONTRACT/.test(textAt(label, "type") ?? ""));
  return textAt(found, "label");
}

function payOf(item: unknown, task: Task): Salary | null {
  const written = textAt(item, "salary");
  if (written === null) return unifiedPay(at(item, "unifiedSalary"));
  return readSalary(written, { country: countryOf(task), language: null, statedBy: "employer" });
}

function unifiedPay(pay: unknown): Salary | null {
  const [min, max] = [numberAt(pay, "min"), numberAt(pay, "max")];
  const currency = textAt(pay, "currency");
  const unit = (textAt(pay, "period") ?? "year").toLowerCase();
  const period = periods.find((known) => unit.startsWith(known)) ?? "year";
  const statedBy = /estimat/i.test(textAt(pay, "salaryType") ?? "") ? "estimate" : "employer";
  return payInFields({ min, max, currency, period, unit, statedBy });
}
