import { z } from "zod";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked } from "@/modules/records/core/model";
import { exportFormats } from "@/modules/records/core/rules";
import type { Invoice } from "../model";
import {
  invoiceFields,
  invoiceSortsEitherWay,
  invoiceViews,
  maxPageSize,
  pageSize,
} from "../rules";

export const InvoiceFilter = z.object({
  status: z.enum(invoiceViews).default("all"),
  client: z.uuid().optional(),
  /** Free text: invoice number, payment reference or client. */
  q: z.string().max(200).optional(),
  where: whereFilter(invoiceFields),
});
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

export const InvoiceFacets = InvoiceFilter.extend({ field: z.enum(countedIn(invoiceFields)) });
export type InvoiceFacets = z.infer<typeof InvoiceFacets>;

export const InvoiceIdsQuery = InvoiceFilter.extend({ after: afterNumber });
export type InvoiceIdsQuery = z.infer<typeof InvoiceIdsQuery>;

const sort = z.enum(invoiceSortsEitherWay).default("number");

export const InvoiceQuery = InvoiceFilter.extend({
  sort,
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type InvoiceQuery = z.infer<typeof InvoiceQuery>;

export const InvoiceExport = InvoiceFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type InvoiceExport = z.infer<typeof InvoiceExport>;

export type InvoicePage = { items: Invoice[]; total: number; next: string | null };
