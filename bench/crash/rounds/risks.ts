import { aged } from "./aging";
import { type Ask, confirmed, isWell, textOf } from "../caller";
import { backedUp, doubted, erased, type Ledger, promised, row } from "./ledger";
import { another, person } from "./writes";

/** What opens and closes the most files, or has many steps that a kill may fall between. */
export type Risk = (ask: Ask, ledger: Ledger, folder: string) => Promise<unknown>;

/** Somebody with a note, erased at once; from the request on nobody knows, until the answer says that they are gone. */
export const erasure: Risk = async (ask, ledger) => {
  const { id, name } = await person(ask, ledger);
  const text = `About ${name}`;
  const note = await ask("POST", "/api/notes", { kind: "candidate", recordId: id, text });
  const things = [row("candidates", id), row("notes", textOf(note))];
  if (!id || !isWell(note)) return;
  doubted(ledger, id);
  await confirmed(ask);
  const ref = { entityType: "candidate", entityId: id, reason: "They asked for it" };
  const { body } = await ask("POST", "/api/gdpr/data-deletion", ref);
  const path = `/api/gdpr/erasures/${idIn(body["erasure"])}`;
  await ask("POST", `${path}/identity`, { how: "known-address" });
  const typed = { name: `Femke ${name}`, now: true };
  const answer = await ask("POST", `${path}/confirmation`, typed);
  if (answer.body["status"] === "erased") erased(ledger, ...things);
};

/** Two people whose time is over, and the purge that takes them. */
export const purge: Risk = async (ask, ledger, folder) => {
  const people = [await person(ask, ledger), await person(ask, ledger)];
  const ids = people.map(({ id }) => id);
  if (ids.includes("")) return;
  doubted(ledger, ...ids);
  await confirmed(ask);
  if (!(await aged(folder, ids))) return;
  const { body } = await ask("POST", "/api/gdpr/purge/preview");
  const answer = await ask("POST", "/api/gdpr/purge/runs", { count: body["dueTotal"] });
  // Where another process erases just then, it says that it has taken fewer, and they are gone soon after.
  const run = firstIn(answer.body["runs"]);
  const isDone = isWell(answer) && Number(run["erased"]) === Number(run["due"]);
  if (isDone) erased(ledger, ...ids.map((id) => row("candidates", id)));
};

/** Made beside the server and looked for by its name; the oldest may have made room for it. */
export const backup: Risk = async (ask, ledger) => {
  const { status, body } = await ask("POST", "/api/admin/backup");
  if (status !== 202) return;
  for (let look = 0; look < 100; look += 1) {
    const overview = await ask("GET", "/api/admin/backups");
    if (overview.status === 0) return;
    const run = { ...(overview.body["run"] as object) } as Record<string, unknown>;
    if (run["id"] === body["id"] && run["state"] === "done") return backedUp(ledger);
    await Bun.sleep(50);
  }
};

/** The night at noon: every task that a scheduler would begin by itself. */
export const night: Risk = async (ask, ledger) => {
  const task = ["purge", "retention", "files"][another().n % 3] ?? "purge";
  if (isWell(await ask("POST", `/api/schedules/${task}/runs`))) promised(ledger);
};

const firstIn = (list: unknown): Record<string, unknown> =>
  Array.isArray(list) ? { ...list[0] } : {};

const idIn = (value: unknown): string =>
  typeof value === "object" && value !== null && "id" in value ? String(value.id) : "";

export const risks: readonly Risk[] = [erasure, purge, backup, erasure, night];
