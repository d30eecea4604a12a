import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signedIn, testApp } from "@/modules/testing";
import { startCluster } from "@/src/engines/rqlite/nodes.testing";
import { callerOf } from "../crash/caller";
import { product, serve, type Server } from "../crash/server";

export type House = Awaited<ReturnType<typeof openHouse>>;
export type Place = { folder: string; server: Server };

/** What all servers of one installation share; everything else is the database's. */
export const origin = "http://localhost";
const shared = {
  SECRET_KEY: "a secret that all servers of a cluster share",
  PUBLIC_URL: origin,
};

/** Three nodes of a real database, servers of the compiled product, and somebody who is signed in. */
export async function openHouse(many: number) {
  const cluster = await startCluster(3);
  const settings = { ...shared, DATABASE_URL: cluster.url };
  const start = starting(settings);
  // A program beside the servers, as a command line is one.
  const app = testApp({ now: () => new Date() }, { ...settings, DATA_DIR: newFolder() });
  const { cookie } = await signedIn(app);
  const places: Place[] = [];
  while (places.length < many) {
    const folder = newFolder();
    places.push({ folder, server: await start(folder) });
  }
  return {
    ...{ cluster, places, cookie, app },
    asking: ({ server }: Place) => callerOf({ address: server.address, origin }, cookie),
    async again(place: Place) {
      place.server = await start(place.folder);
    },
    async close() {
      await app.close();
      await Promise.all(places.map(({ server }) => server.end("SIGKILL")));
      await cluster.stop();
      const folders = [app.config.DATA_DIR, ...places.map(({ folder }) => folder)];
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const newFolder = () => mkdtempSync(join(tmpdir(), "coldaisle-cluster-server-"));

/** Each has a folder of its own, and the same settings. */
function starting(settings: Record<string, string>) {
  const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return (folder: string) => serve(folder, ["env", ...words, ...product, "serve"]);
}
