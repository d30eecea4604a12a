import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signedIn, testApp } from "@/modules/testing";
import { startCluster } from "@/src/engines/rqlite/nodes.testing";
import { callerOf } from "../crash/caller";
import { product, serve, type Server } from "../crash/server";
import { openStorage } from "./whole/storage";

export type TestCluster = Awaited<ReturnType<typeof openTestCluster>>;
export type Place = { folder: string; server: Server; settings: Settings };
type Settings = Record<string, string>;

/** What all servers of one installation share; everything else is the database's. */
export const origin = "http://localhost";
const shared = {
  SECRET_KEY: "a secret that all servers of a cluster share",
  PUBLIC_URL: origin,
};

/** Three nodes of a real database, a bucket, servers of the compiled product, and somebody who is signed in. */
export async function openTestCluster(many: number, nodes?: Cluster) {
  const opened = new AsyncDisposableStack();
  try {
    return await furnished(many, nodes ?? (await startCluster(3)), opened);
  } catch (error) {
    // Nobody would end the nodes of a house that was never handed over.
    await opened.disposeAsync();
    throw error;
  }
}

/** Whatever was opened so far is closed by `opened`, also where the next does not start. */
async function furnished(many: number, cluster: Cluster, opened: AsyncDisposableStack) {
  opened.defer(() => cluster.stop());
  const storage = await openStorage();
  opened.defer(async () => void (await storage.stop()));
  const settings = { ...shared, ...storage.settings, DATABASE_URL: cluster.url };
  // A program beside the servers, as a command line is one.
  const app = testApp({ now: () => new Date() }, { ...settings, DATA_DIR: newFolder(opened) });
  opened.defer(() => app.close());
  const { cookie } = await signedIn(app);
  const places: Place[] = [];
  while (places.length < many) {
    const [folder, n] = [newFolder(opened), places.length];
    const own = { ...settings, ...nearest(cluster, n) };
    const place: Place = { folder, settings: own, server: await start(folder, own) };
    opened.defer(() => place.server.end("SIGKILL"));
    places.push(place);
  }
  // After a restore everybody has to sign in again.
  const signed = { cookie };
  return {
    ...{ cluster, storage, places, app, signed },
    asking: ({ server }: Place) => callerOf({ address: server.address, origin }, signed.cookie),
    async again(place: Place) {
      place.server = await start(place.folder, place.settings);
    },
    close: () => opened.disposeAsync(),
  };
}

function newFolder(opened: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-cluster-server-"));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Each has a node of its own nearest; all but the first read lists from the file of that node. */
function nearest({ nodes }: Cluster, n: number): Settings {
  const at = n % nodes.length;
  const hosts = [...nodes.slice(at), ...nodes.slice(0, at)].map(({ host }) => host);
  const file = nodes[at]?.file;
  return {
    DATABASE_URL: `rqlite://${hosts.join(",")}`,
    ...(n > 0 && file && { DATABASE_NODE_FILE: file }),
  };
}

type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Each has a folder of its own, and settings that hardly differ. */
function start(folder: string, settings: Settings) {
  const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return serve(folder, ["env", ...words, ...product, "serve"]);
}
