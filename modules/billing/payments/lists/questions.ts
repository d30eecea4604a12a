import { z } from "zod";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked } from "@/modules/records/core/model";
import { exportFormats } from "@/modules/records/core/rules";
import {
  maxPaymentPageSize,
  paymentFields,
  paymentSortsEitherWay,
  paymentsPerPage,
} from "../rules";

export const PaymentFilter = z.object({
  /** Words of the invoice, its reference, the client or the reason. */
  q: z.string().max(200).optional(),
  where: whereFilter(paymentFields),
});
export type PaymentFilter = z.infer<typeof PaymentFilter>;

export const PaymentFacets = PaymentFilter.extend({ field: z.enum(countedIn(paymentFields)) });
export const PaymentIdsQuery = PaymentFilter.extend({ after: afterNumber });

const sort = z.enum(paymentSortsEitherWay).default("paid");

export const PaymentQuery = PaymentFilter.extend({
  sort,
  ...pageAsked({ usual: paymentsPerPage, most: maxPaymentPageSize }),
});
export type PaymentQuery = z.infer<typeof PaymentQuery>;

export const PaymentExport = PaymentFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type PaymentExport = z.infer<typeof PaymentExport>;
