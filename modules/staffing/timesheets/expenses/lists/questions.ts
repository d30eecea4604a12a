import { z } from "zod";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked } from "@/modules/records/core/model";
import { exportFormats } from "@/modules/records/core/rules";
import { expenseFields, expenseSortsEitherWay, maxPageSize, pageSize } from "../../rules";

export const ExpenseFilter = z.object({
  /** Words of the description, the name, the client or the number of the deployment. */
  q: z.string().max(200).optional(),
  where: whereFilter(expenseFields),
});
export type ExpenseFilter = z.infer<typeof ExpenseFilter>;

export const ExpenseFacets = ExpenseFilter.extend({ field: z.enum(countedIn(expenseFields)) });
export const ExpenseIdsQuery = ExpenseFilter.extend({ after: afterNumber });

const sort = z.enum(expenseSortsEitherWay).default("spent");

export const ExpenseQuery = ExpenseFilter.extend({
  sort,
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type ExpenseQuery = z.infer<typeof ExpenseQuery>;

export const ExpenseExport = ExpenseFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type ExpenseExport = z.infer<typeof ExpenseExport>;
