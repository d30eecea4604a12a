import { sql } from "drizzle-orm";
import { type Order, orderIn } from "@/src/database/paging";
import type { CandidateSort } from "../rules";
import { candidates } from "../schema";
import { availableFrom, payKey } from "../conditions/columns";
import { orderingsOf } from "./ordering";

export type SortAsked = CandidateSort | `-${CandidateSort}`;

/** Whether the order depends on what day it is. */
export const isByDay = (sort: SortAsked): boolean => sort.endsWith("free");

const { status, place, owner, contact } = orderingsOf(candidates);

/** Asked for by its name alone, an order begins with what people look for; what is unknown comes last. */
const orders = (day: string): Record<CandidateSort, Order> => ({
  // Numbers are given as people are taken up, so the newest first are the highest first.
  date: { by: candidates.seq, direction: "descending" },
  updated: { by: candidates.updatedAt, direction: "descending" },
  name: { by: candidates.nameKey, direction: "ascending" },
  // Since when somebody has been free makes no difference.
  free: { by: sql`max(coalesce(${availableFrom(day)}, '9999'), ${day})`, direction: "ascending" },
  pay: { by: payKey, direction: "descending" },
  place: { by: place, direction: "ascending" },
  status: { by: status, direction: "ascending" },
  contact: { by: contact, direction: "descending" },
  owner: { by: owner, direction: "ascending" },
});

export const orderOf = (asked: SortAsked, day = ""): Order => orderIn(orders(day), asked);
