import type { Plan } from "../../model";
import { unsaid } from "../cells";
import type { payHeadOf } from "../columns/headed";
import type { AskedField, ProblemCode } from "../../rules";

export type Found = Record<string, unknown>;
/** Notes what is wrong with a cell. */
export type Tell = (field: AskedField, code: ProblemCode, value: string) => void;

/** The plan, what the pay column's name says, and a place to note that the pay period is missing. */
type Of = { plan: Plan; pay: ReturnType<typeof payHeadOf>; notes: { isPayOpen?: boolean } };

/** The fields of a file as those of a candidate. */
export function composed(found: Found, of: Of, trouble: Tell): Found {
  const { payAmount, payCurrency, payPeriod, statusReason: _, statusUntil: __, ...named } = found;
  const { infix, ...rest } = named;
  const pay = payOf({ payAmount, payCurrency, payPeriod }, of);
  const lastName = infix && rest["lastName"] ? `${infix} ${rest["lastName"]}` : rest["lastName"];
  return { ...said({ ...rest, lastName }), origin: "import", ...pay, ...banOf(found, trouble) };
}

/** An amount without a period is held back until somebody names the period; the rest of the row is imported. */
function payOf({ payAmount, payCurrency, payPeriod }: Found, { plan, pay, notes }: Of) {
  if (payAmount === undefined) return {};
  const chosen = plan.values.payPeriod?.[unsaid];
  const period = payPeriod ?? pay.period ?? chosen;
  if (period === undefined) notes.isPayOpen = true;
  if (!period) return {};
  return { pay: { amount: payAmount, currency: payCurrency ?? pay.currency ?? "EUR", period } };
}

/** A ban needs a reason and an end. Without them the row is asked about, and otherwise imported as passive. */
function banOf({ status, statusReason: reason, statusUntil: until }: Found, trouble: Tell): Found {
  if (status !== "blacklisted") return {};
  if (reason && until) return { reason, until };
  trouble("status", "until", "");
  return { reason, until, status: "passive" };
}

function said(found: Found): Found {
  const said: Found = {};
  for (const name in found)
    if (found[name] !== null && found[name] !== undefined) said[name] = found[name];
  return said;
}
