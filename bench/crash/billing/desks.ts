import { camtOf } from "@/modules/billing/payments/fixtures";
import { amountOf } from "@/modules/billing/invoices/rules";
import { weekDays } from "@/modules/billing/invoices/fixtures";
import type { Dice } from "../../data/dice";
import { type Answer, type Ask, isWell, textOf } from "../caller";
import type { Promised } from "./books";

/** Whoever works with invoices while a run goes on; each notes what was answered. */
export type Desk = (ask: Ask, promised: Promised, dice: Dice) => Promise<unknown>;

type Draft = { key: string; fingerprint: string };
type Open = { id: string; number: string; openCents: number };

const listIn = <Item>({ body }: Answer): Item[] => Object.values(body) as Item[];

/** Bills everything that waits; while a run is under way it is refused, and that is right. */
export const bill: Desk = async (ask) => {
  const { from, to } = weekDays;
  const preview = await ask("GET", `/api/invoices/drafts?from=${from}&to=${to}`);
  const drafts = listIn<Draft>(preview).map(({ key, fingerprint }) => ({ key, fingerprint }));
  if (isWell(preview) && drafts.length > 0)
    await ask("POST", "/api/billing-runs", { from, to, drafts });
};

async function anyOpen(ask: Ask, dice: Dice): Promise<Open | undefined> {
  const answer = await ask("GET", "/api/open-invoices");
  const open = isWell(answer) ? listIn<Open>(answer) : [];
  return open.length > 0 ? dice.pick(open) : undefined;
}

export const credit: Desk = async (ask, promised, dice) => {
  const one = await anyOpen(ask, dice);
  if (!one) return;
  const { body } = await ask("GET", `/api/invoices/${one.id}`);
  const given = { version: body["version"] ?? 0, reason: "Wrong rate" };
  const answer = await ask("POST", `/api/invoices/${one.id}/credit`, given);
  if (isWell(answer)) promised.invoices.push(textOf(answer));
};

const noted = ({ payments }: Promised, id: string, cents: number) => {
  payments[id] = (payments[id] ?? 0) + cents;
};

export const pay: Desk = async (ask, promised, dice) => {
  const one = await anyOpen(ask, dice);
  if (!one) return;
  const cents = Math.ceil(one.openCents / 2);
  const given = { cents, paidOn: "2026-01-05", reason: "Set off" };
  if (isWell(await ask("POST", `/api/invoices/${one.id}/payments`, given)))
    noted(promised, one.id, cents);
};

/** A file of the bank that pays one whole invoice by its reference. */
export const statement: Desk = async (ask, promised, dice) => {
  const one = await anyOpen(ask, dice);
  if (!one) return;
  const { body } = await ask("GET", `/api/invoices/${one.id}`);
  const paid = { amount: amountOf(one.openCents), reference: String(body["reference"] ?? "") };
  const xml = camtOf({ payments: [{ ...paid, bankReference: Bun.randomUUIDv7() }] });
  const form = new FormData();
  form.set("file", new File([xml], "statement.xml"));
  const answer = await ask("POST", "/api/bank-statements", form);
  if (isWell(answer) && answer.body["booked"] === 1) noted(promised, one.id, one.openCents);
};

/** Credited hours wait again, so crediting comes most often: whatever is paid is billed for good. */
export const desks: readonly Desk[] = [credit, bill, credit, pay, credit, bill, statement];
