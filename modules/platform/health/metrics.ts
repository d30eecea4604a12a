import type { App } from "@/src/app";
import { state } from "./state";

/** The state as monitoring programs read it; no label names anybody or anything but a kind. */
export async function metrics(app: App): Promise<Response> {
  const { startedAt, database, disk, memoryBytes, sockets, ...lists } = await state(app);
  const lines = [
    figure("start_time_seconds", Date.parse(startedAt) / 1000),
    figure("database_bytes", database.bytes),
    figure("disk_free_bytes", disk.freeBytes),
    figure("memory_bytes", memoryBytes),
    figure("sockets", sockets),
    ...lists.records.map(({ kind, count }) => figure("records", count, `kind="${kind}"`)),
    ...lists.queues.map(({ queue, waiting }) => figure("waiting", waiting, `queue="${queue}"`)),
    figure("concerns", lists.concerns.length),
  ];
  const headers = {
    "content-type": "text/plain; version=0.0.4; charset=utf-8",
    "cache-control": "no-store",
  };
  return new Response(`${lines.join("\n")}\n`, { headers });
}

const figure = (name: string, value: number, label?: string) =>
  `coldaisle_${name}${label ? `{${label}}` : ""} ${value}`;
