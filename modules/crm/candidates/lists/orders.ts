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
  date: { by: candidates.seq, direction: "falling" },
  updated: { by: candidates.updatedAt, direction: "falling" },
  name: { by: candidates.nameKey, direction: "rising" },
  // Since when somebody has been free makes no difference.
  free: { by: sql`max(coalesce(${availableFrom(day)}, '9999'), ${day})`, direction: "rising" },
  pay: { by: payKey, direction: "falling" },
  place: { by: place, direction: "rising" },
  status: { by: status, direction: "rising" },
  contact: { by: contact, direction: "falling" },
  owner: { by: owner, direction: "rising" },
});

export const orderOf = (asked: SortAsked, day = ""): Order => orderIn(orders(day), asked);
