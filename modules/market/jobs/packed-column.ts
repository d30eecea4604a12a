import { sql } from "drizzle-orm";
import { customType } from "drizzle-orm/sqlite-core";
import { packed, unpacked } from "@/modules/knowledge/analysis";
import type { Analysis } from "@/modules/knowledge/analysis/model";

export const packedAnalysis = customType<{ data: Analysis; driverData: string }>({
  dataType: () => "text",
  toDriver: packed,
  fromDriver: unpacked,
});

/** Stored whole by an earlier version. Written out as `packedSign` is: an index is found by the words of its condition. */
export const isUnpacked = sql`substr(analysis, 1, 10) <> '{"packed":'`;
