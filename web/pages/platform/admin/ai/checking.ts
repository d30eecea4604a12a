import type { Resolver } from "react-hook-form";
import type { BudgetFields, ConnectionFields } from "./checks";

// The models are loaded with the first check and not with the page.
export const connectionCheck: Resolver<ConnectionFields> = async (...input) =>
  (await import("./checks")).connection(...input);

export const budgetCheck: Resolver<BudgetFields> = async (...input) =>
  (await import("./checks")).budget(...input);
