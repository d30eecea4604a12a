import { eq, sql } from "drizzle-orm";
import { receiving } from "@/modules/platform/mail";
import { withActor, type App } from "@/src/app";
import { Failure } from "@/src/errors";
import { withLease } from "@/src/workers/runs";
import { errorFields } from "@/src/log";
import { fileMessage } from "./filing";
import { inboxReading } from "../schema";

const batch = 25;

type Inbox = NonNullable<Awaited<ReturnType<typeof receiving.inboxOf>>>;
type Folder = receiving.Folder;

/** Files what has arrived in the agency's folder since the last look; answers whether there may be more. */
export async function receive(app: App, signal?: AbortSignal): Promise<boolean> {
  const inbox = await receiving.inboxOf(app);
  if (!inbox) return false;
  const isMore = await withLease(app, { name: "inbox", signal }, async (turn) => {
    try {
      const folder = await receiving.openFolder(inbox);
      const reading = readFrom(mailboxActor(app), { inbox, folder, signal: turn.signal });
      return await reading.finally(folder.close);
    } catch (error) {
      if (error instanceof Failure) throw error;
      await receiving.backOff(app, receiving.troubleOf(error, inbox), "inbox");
      return false;
    }
  });
  return isMore ?? false;
}

/** The actor of messages that arrive on their own. */
const mailboxActor = (app: App) => withActor(app, { id: null, name: "mail folder" });

type OpenInbox = { inbox: Inbox; folder: Folder; signal?: AbortSignal | undefined };

async function readFrom(app: App, { inbox, folder, signal }: OpenInbox) {
  const begun = await begunAt(app, inbox, folder);
  const waiting = await folder.after(begun.lastUid, batch);
  for (const message of waiting) {
    if (signal?.aborted) return true;
    const isOlder = message.arrivedAt < begun.since;
    const outcome = isOlder ? "left" : await takenIn(app, folder, message);
    await noted(app, message.uid, outcome);
  }
  return waiting.length === batch;
}

/** Reading starts at the moment the folder was chosen; if the server renumbers it, it is searched once more. */
async function begunAt(app: App, inbox: Inbox, { validity, next }: Folder) {
  const place = [inbox.host, inbox.port, inbox.user, inbox.folder].join(" ");
  const [row] = await app.db.select().from(inboxReading).where(eq(inboxReading.id, 1));
  const at = app.now().toISOString();
  const isSame = row?.place === place;
  const isNumbered = isSame && row.validity === validity;
  const lastUid = isNumbered ? row.lastUid : isSame ? 0 : next - 1;
  const since = isSame ? row.since : beginningOf(at);
  const set = { place, validity, lastUid, since, checkedAt: at };
  const insert = app.db.insert(inboxReading).values({ id: 1, ...set });
  await app.write([
    insert.onConflictDoUpdate({ target: inboxReading.id, set }),
    receiving.clearTroubleWrite(app, "inbox"),
  ]);
  return { lastUid, since };
}

/** IMAP dates have whole seconds, so messages of the same second count as later. */
const beginningOf = (at: string) => `${at.slice(0, 19)}.000Z`;

type Outcome = "filed" | "left" | receiving.Refusal;

async function takenIn(
  app: App,
  folder: Folder,
  { uid, bytes }: { uid: number; bytes: number },
): Promise<Outcome> {
  if (bytes > receiving.largestMessage) return "too-large";
  const raw = await folder.read(uid);
  if (!raw) return "left";
  try {
    const result = await fileMessage(app, raw);
    return result.what === "refused" ? result.refusal : "filed";
  } catch (error) {
    // A failure such as a full disk is retried; any other error skips the message, so that it cannot block the rest.
    if (error instanceof Failure) throw error;
    app.log.error("a message could not be filed", errorFields(error));
    return "damaged";
  }
}

/** Why a message could not be taken in. */
const refusals = {
  "too-large": () => new Failure("oversized", "The message is larger than 25 MiB."),
  "too-many-parts": () => new Failure("mistyped", "This message has too many parts."),
  "too-deep": () => new Failure("mistyped", "This message is nested too deeply to read."),
  "too-slow": () => new Failure("mistyped", "This message takes too long to read."),
  damaged: () =>
    new Failure(
      "mistyped",
      "This isn't an email, or it is damaged. Save it as .eml and drop it again.",
    ),
} satisfies Record<receiving.Refusal, () => Failure>;

export const unread = (refusal: receiving.Refusal): Failure => refusals[refusal]();

function noted(app: App, uid: number, outcome: Outcome) {
  const isRefused = outcome !== "filed" && outcome !== "left";
  const set = {
    lastUid: uid,
    ...(outcome === "filed" && { filed: sql`filed + 1` }),
    ...(isRefused && { refused: sql`refused + 1`, refusal: unread(outcome).message }),
  };
  return app.write([app.db.update(inboxReading).set(set).where(eq(inboxReading.id, 1))]);
}
