import type { Config } from "./config";
import { type Database, type Guarded, openDatabase, type Write } from "./database/index";
import type { DatabaseHealth } from "./engines/database-health";
import { type Cluster, openRqlite, readAddress } from "./engines/rqlite";
import { hasDatabase, refuseLostDatabase } from "./engines/beginning/lost-database";
import { isCluster } from "./engines/database-path";
import { openSqlite } from "./engines/sqlite";
import type { Event, Subscribe } from "./news/events";
import {
  type CallOut,
  createCallOut,
  createFetch,
  type Fetch,
  type Transport,
  type RobotsStore,
} from "./fetch";
import { type Files, openFiles } from "./files/index";
import { openStore, type Store } from "./files/store";
import { createLog, type Log, errorFields } from "./log";
import { clusterPollMs, openNews } from "./news/news";
import { eq } from "drizzle-orm";
import { robotsTexts } from "./schema";
import { secretKey } from "./secrets/secret-key";

/** A store for robots.txt in the database, so that a restart or a second process does not fetch it again. */
export const robotsIn = (
  db: Database,
  write: (writes: Write[]) => Promise<void>,
  now: () => Date,
): RobotsStore => ({
  async read(host) {
    const [row] = await db.select().from(robotsTexts).where(eq(robotsTexts.host, host));
    return row ?? null;
  },
  async keep(host, text) {
    const row = { text, fetchedAt: now().toISOString() };
    const target = robotsTexts.host;
    await write([
      db
        .insert(robotsTexts)
        .values({ host, ...row })
        .onConflictDoUpdate({ target, set: row }),
    ]);
  },
});

/** Who is acting: a signed-in person, the terminal or a schedule. */
export type Actor = { id: string | null; name: string };

/**
 * What one module contributes to the product. An open interface: `src/module.ts` adds what the ground collects, and a
 * module that collects something of others adds its field by `declare module "@/src/app"`, beside the code that reads it.
 */
export interface Module {
  /** Its folder below `modules`, such as "crm/clients". */
  readonly name: string;
}

/** The open system that every service receives first. */
export type App = {
  readonly config: Config;
  /** Everything that is built in, in the order of the names. */
  readonly modules: readonly Module[];
  readonly actor: Actor;
  /** Reads; an insert, update or delete built here is handed to `write`, never awaited. */
  readonly db: Database;
  /** Runs all the writes in one transaction, or none of them; the events go into the same transaction. */
  readonly write: (writes: (Write | Guarded)[], ...news: Event[]) => Promise<void>;
  /** Whether the database can be trusted; a fault refuses every write. */
  readonly databaseHealth: DatabaseHealth;
  /** Null where the database is one file. */
  readonly cluster: Cluster | null;
  readonly publish: (...news: Event[]) => Promise<void>;
  readonly subscribe: Subscribe;
  readonly now: () => Date;
  /** The one way out to the network: polite and guarded. */
  readonly fetch: Fetch;
  /** The other, for addresses that only an administrator can name: also within the own network. */
  readonly callOut: CallOut;
  readonly transport: Transport;
  /** Contents of records, by the name of their bytes. */
  readonly files: Files;
  /** Where those contents and everything else outside the database are stored: the data folder, or a bucket. */
  readonly store: Store;
  readonly log: Log;
  /** Aborted before the database is closed, so that background work stops first. */
  readonly closing: AbortSignal;
  readonly close: () => Promise<void>;
};

export type AppOptions = {
  /** Required, because without the modules nothing would be erased, notified or run in the background. */
  modules: readonly Module[];
  transport?: Transport;
  now?: () => Date;
  log?: Log;
  /** A command checks the database before it opens it: it ends before a check in the background would have finished. */
  isCommand?: boolean;
};

/** Names the product and how to reach its operator, as a well-behaved crawler does. */
const userAgentOf = ({ PUBLIC_URL, AUTHORIZED_EMAIL }: Config) =>
  `Coldaisle/0.1 (+${PUBLIC_URL ?? (AUTHORIZED_EMAIL ? `mailto:${AUTHORIZED_EMAIL}` : "no contact set")})`;

export function openApp(config: Config, options: AppOptions): App {
  const { modules, transport = { kind: "live" }, now = () => new Date() } = options;
  const log = options.log ?? createLog(config.LOG_LEVEL);
  const engine = openEngine(config, log, options.isCommand);
  const { db, write, databaseHealth, cluster, close } = openDatabase(engine);
  const store = openStore(config);
  const [userAgent, closing] = [userAgentOf(config), new AbortController()];
  const onError = (error: unknown) => log.error("a listener stumbled", errorFields(error));
  const news = openNews({ db, now, onError, ...(cluster && { everyMs: clusterPollMs }) });

  const app: App = {
    config,
    modules,
    actor: { id: null, name: "command line" },
    db,
    databaseHealth,
    cluster,
    write: writeWithNews({ write, news, log }),
    publish: (...events) => app.write([], ...events),
    subscribe: news.subscribe,
    now,
    fetch: createFetch({ userAgent, transport, now, robots: robotsIn(db, write, now) }),
    callOut: createCallOut(userAgent),
    transport,
    files: openFiles(store.encrypted),
    store,
    log,
    closing: closing.signal,
    close: async () => {
      closing.abort();
      news.stop();
      await close();
    },
  };
  return app;
}

type WriteDependencies = Pick<App, "write" | "log"> & { news: ReturnType<typeof openNews> };

/** Writes the rows and their events in one transaction. */
function writeWithNews({ write, news, log }: WriteDependencies): App["write"] {
  return async (writes, ...events) => {
    if (events.length === 0) return write(writes);
    await news.ready();
    await write([...writes, ...events.map(news.insertWrite), news.deleteOldWrite()]);
    // The write is committed, so a failure here is only logged: the next poll delivers the events.
    await news.poll().catch((error) => log.warn("the news could not be read", errorFields(error)));
  };
}

/**
 * What a row stores of whoever did something: a user's id, else the name of the program. Never a person's name, which
 * would be personal data in every table.
 */
export const actorIdOf = ({ actor }: App): string => actor.id ?? actor.name;

/** The same application acting for someone else: every audit entry names this actor. */
export const withActor = (app: App, actor: Actor): App => ({ ...app, actor });

function openEngine(config: Config, log: Log, isCommand = false) {
  const { database, DATA_DIR, DATABASE_CA_FILE, DATABASE_TIMEOUT, DATABASE_NODE_FILE } = config;
  refuseLostDatabase(config);
  // The key is made before the database, because rows are encrypted with it from the first one on.
  if (!hasDatabase(config)) secretKey(config);
  if (!isCluster(database)) return openSqlite(database.replace(/^file:/, ""), { isCommand });
  return openRqlite(readAddress(database, DATABASE_CA_FILE), {
    patienceMs: DATABASE_TIMEOUT * 1000,
    folder: DATA_DIR,
    file: DATABASE_NODE_FILE,
    opened({ away }) {
      if (away.length > 0) log.warn("nodes of the database are away", { nodes: away.join(", ") });
    },
  });
}
