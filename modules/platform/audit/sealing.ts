import { z } from "zod";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { bytesOf } from "@/src/files";
import { acceptedKey } from "@/src/installation/key-mark";
import { startPolling, type PollingWorker } from "@/src/workers/polling-worker";
import { lastSeal, lastSeq, rowsOf, type Seal, sealAt } from "./reading";
import { auditSeals } from "./schema";
import { entry } from "./service";
import { openMac, tokenOf } from "./stamping";

const everyMs = 5000;

/** Begins a seal: whatever is fed to it afterwards is bound to the seal before. */
export const openSeal = (app: App, before: Pick<Seal, "mac"> | undefined) =>
  openMac(app.config).update(`seal ${before?.mac ?? ""}\n`);

export const closeSeal = (
  mac: ReturnType<typeof openMac>,
  { upTo, after, at }: Omit<Seal, "mac">,
) => mac.update(`${after} ${upTo} ${at}`).digest("base64url");

/** Puts a seal on everything that has none; of two processes at once one is first, and the other has nothing to do. */
export async function seal(app: App): Promise<Seal | undefined> {
  const before = await lastSeal(app);
  await refuseStranger(app);
  const upTo = await lastSeq(app);
  const made = upTo > (before?.upTo ?? 0) ? await sealed(app, before, upTo) : before;
  if (made) await note(app, made);
  return made;
}

async function sealed(app: App, before: Seal | undefined, upTo: number): Promise<Seal> {
  const mac = openSeal(app, before);
  const kept = { upTo, after: before?.upTo ?? 0, at: app.now().toISOString() };
  for await (const rows of rowsOf(app, kept.after, upTo)) {
    for (const row of rows) mac.update(tokenOf(row.seq, row, row.stamp));
  }
  const made = { ...kept, mac: closeSeal(mac, kept) };
  await app.write([app.db.insert(auditSeals).values(made)]);
  return made;
}

/** A trail without the seal that was noted last is another one, and is not sealed as if it were ours. */
async function refuseStranger(app: App): Promise<void> {
  const head = await readSealNote(app);
  if (!head || (await sealAt(app, head.upTo))?.mac === head.mac) return;
  throw new Failure(
    "conflict",
    "The latest external seal is missing from the audit log. Run: coldaisle audit verify",
  );
}

/** Seals a few seconds after each change, beside a server. */
export const startSealing = (app: App): PollingWorker =>
  startPolling(app, {
    everyMs,
    state: async () => String(await lastSeq(app)),
    batch: async () => !(await seal(app)),
    errorMessage: "the audit trail could not be sealed",
  });

/** Takes the trail as it is from here on, after a backup was brought back; which is a deed like any other. */
export async function anchor(app: App): Promise<Seal | undefined> {
  const wasUpTo = (await readSealNote(app))?.upTo ?? null;
  await removeAnchor(app);
  const auditEntry = { action: "audit.anchored", entityType: "audit", details: { wasUpTo } };
  await app.write([acceptedKey(app), entry(app, auditEntry)]);
  return seal(app);
}

/** Once a day the newest seal stands in the log too, which leaves this machine where logs are collected. */
export const auditTasks = [
  {
    name: "audit-head",
    does: "Writes the latest audit seal to the server log",
    async run(app: App): Promise<number> {
      const head = await seal(app);
      if (head)
        app.log.info("the newest seal of the audit trail", { upTo: head.upTo, mac: head.mac });
      return head ? 1 : 0;
    },
  },
];

const Head = z.object({ upTo: z.number().int(), mac: z.string() });
type Head = z.infer<typeof Head>;

const headName = "audit.head";

/** Notes the newest seal outside the database, so that a trail cut short together with its seals is found out. */
const note = ({ store }: App, { upTo, mac }: Head): Promise<number> =>
  store.plain.write(headName, [Buffer.from(JSON.stringify({ upTo, mac }))]);

/** The seal noted last, in the data folder or in the bucket of all servers; null where none ever was. */
export async function readSealNote({ store }: App): Promise<Head | null> {
  const parts = await store.plain.read(headName);
  if (!parts) return null;
  const head = Head.safeParse(parsed(Buffer.from(await bytesOf(parts)).toString()));
  return head.data ?? { upTo: 0, mac: "" };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const removeAnchor = ({ store }: App): Promise<void> => store.plain.remove(headName);
