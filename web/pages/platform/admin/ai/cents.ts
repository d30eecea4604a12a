import type { Resolver } from "react-hook-form";
import type { BudgetFields, ConnectionFields } from "./checks";

/** Euros as a person writes them, without the dust of binary fractions. */
export const centsOf = (euros: number) => Math.round(euros * 10_000) / 100;

// The models are loaded with the first check and not with the page.
export const connectionCheck: Resolver<ConnectionFields> = async (...input) =>
  (await import("./checks")).connection(...input);

export const budgetCheck: Resolver<BudgetFields> = async (...input) =>
  (await import("./checks")).budget(...input);
