import { join } from "node:path";
import type { Config } from "./config";
import { type Database, type Guarded, openDatabase, type Write } from "./database";
import { openRqlite } from "./engines/rqlite";
import { openSqlite } from "./engines/sqlite";
import type { Event, Subscribe } from "./events";
import { type CallOut, createCallOut, createFetch, type Fetch, type Transport } from "./fetch";
import { type Files, openFiles } from "./files";
import { createLog, type Log, traceOf } from "./log";
import { openNews } from "./news";
import { robotsIn } from "./robots";

/** Who is acting: a signed-in person, the terminal or a schedule. */
export type Actor = { id: string | null; name: string };

/** The open system that every service receives first. */
export type App = {
  readonly config: Config;
  readonly actor: Actor;
  /** Reads; an insert, update or delete built here is handed to `write`, never awaited. */
  readonly db: Database;
  /** Lands all the writes together or none, with the news of them in the same batch. */
  readonly write: (writes: (Write | Guarded)[], ...news: Event[]) => Promise<void>;
  readonly publish: (...news: Event[]) => Promise<void>;
  readonly subscribe: Subscribe;
  readonly now: () => Date;
  /** The one way out to the network: polite and guarded. */
  readonly fetch: Fetch;
  /** The other, for addresses that only an administrator can name: also within the own network. */
  readonly callOut: CallOut;
  readonly transport: Transport;
  readonly files: Files;
  readonly log: Log;
  readonly close: () => Promise<void>;
};

export type Openings = { transport?: Transport; now?: () => Date; log?: Log };

/** Says who reads and where to complain, as an honest reader does. */
const userAgentOf = ({ PUBLIC_URL, AUTHORIZED_EMAIL }: Config) =>
  `Coldaisle/0.1 (+${PUBLIC_URL ?? (AUTHORIZED_EMAIL ? `mailto:${AUTHORIZED_EMAIL}` : "no contact set")})`;

export function openApp(config: Config, openings: Openings = {}): App {
  const { transport = { kind: "live" }, now = () => new Date() } = openings;
  const { db, write, close } = openDatabase(openEngine(config.database));
  const log = openings.log ?? createLog(config.LOG_LEVEL);
  const news = openNews(db, now, (error) => log.error("a listener stumbled", traceOf(error)));

  const app: App = {
    config,
    actor: { id: null, name: "command line" },
    db,
    async write(writes, ...events) {
      if (events.length === 0) return write(writes);
      await news.seated();
      await write([...writes, ...events.map(news.printed), news.old()]);
      // The write has landed; whoever cannot be told now is told by the next look at the news.
      await news.pump().catch((error) => log.warn("the news could not be read", traceOf(error)));
    },
    publish: (...events) => app.write([], ...events),
    subscribe: news.subscribe,
    now,
    fetch: createFetch({
      userAgent: userAgentOf(config),
      transport,
      now,
      robots: robotsIn(db, write, now),
    }),
    callOut: createCallOut(userAgentOf(config)),
    transport,
    files: openFiles(join(config.DATA_DIR, "files")),
    log,
    close: async () => {
      news.stop();
      await close();
    },
  };
  return app;
}

/** How a record names who did something: a person's id, or the door; a name would be personal data in every table. */
export const signatureOf = ({ actor }: App): string => actor.id ?? actor.name;

/** The same system with someone else at the desk: every audit entry names this actor. */
export const acting = (app: App, actor: Actor): App => ({ ...app, actor });

function openEngine(url: string) {
  if (url.startsWith("rqlite://")) {
    return openRqlite(
      url
        .slice("rqlite://".length)
        .split(",")
        .map((host) => `http://${host}`),
    );
  }
  return openSqlite(url.replace(/^file:/, ""));
}
