import { z } from "zod";
import { concerns, countedRecords, engines, queues } from "./rules";

const count = z.number().int();

export const Check = z.object({
  name: z.string(),
  isWell: z.boolean(),
  says: z.string(),
  fix: z.string().nullable(),
});
export type Check = z.infer<typeof Check>;

export const SystemState = z.object({
  version: z.string(),
  /** When this process began to serve. */
  startedAt: z.iso.datetime(),
  engine: z.object({ kind: z.enum(engines), version: z.string() }),
  /** Bytes of the database's file, and how many of them are empty pages. */
  database: z.object({ bytes: count, emptyBytes: count }),
  /** Of the disk that the data folder lies on. */
  disk: z.object({ freeBytes: count, bytes: count }),
  /** Of this process. */
  memoryBytes: count,
  /** Browsers that listen to this process. */
  sockets: count,
  records: z.array(z.object({ kind: z.enum(countedRecords), count })),
  queues: z.array(z.object({ queue: z.enum(queues), waiting: count })),
  concerns: z.array(z.object({ concern: z.enum(concerns), names: z.array(z.string()) })),
  checks: z.array(Check),
});
export type SystemState = z.infer<typeof SystemState>;

/** A warning or an error of this process; what it says of is ids, counts and kinds. */
export const LogLine = z.object({
  at: z.iso.datetime(),
  level: z.enum(["warn", "error"]),
  what: z.string(),
  facts: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.undefined()]),
  ),
});
export type LogLine = z.infer<typeof LogLine>;
