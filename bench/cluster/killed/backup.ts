import { backups } from "@/modules/platform/backups";
import { password } from "@/modules/testing";
import type { Ask } from "../../crash/caller";
import type { TestCluster } from "../house";

/** Backups whose server is killed with -9 at moments spread over one: halves that are taken for whole, and whether the next is made. */
export async function backupKilled(house: TestCluster, kills: number) {
  const [place] = house.places;
  if (!place) throw new RangeError("A backup needs a server.");
  const ms = await made(house);
  for (let n = 0; n < kills; n += 1) {
    await begun(house.asking(place));
    await Bun.sleep((ms * (n + 0.5)) / kills);
    await place.server.end("SIGKILL");
    await house.again(place);
  }
  const last = await made(house);
  const app = { ...house.app, config: { ...house.app.config, DATA_DIR: place.folder } };
  const all = await backups.list(app);
  const halves = all.filter(({ damage }) => damage !== null).length;
  return { kills, whole: all.length - halves, halves, ms: Math.round(last) };
}

/** Milliseconds until a backup has been made; throws where none is. */
async function made(house: TestCluster): Promise<number> {
  const [place] = house.places;
  if (!place) return 0;
  const ask = house.asking(place);
  const began = performance.now();
  const { status, body } = await begun(ask);
  if (status !== 202) throw new Error(`No backup was begun: ${status} ${JSON.stringify(body)}`);
  for (;;) {
    const { run } = (await ask("GET", "/api/admin/backups")).body as Overview;
    if (run?.state === "done") return performance.now() - began;
    if (run?.state !== "active") throw new Error(`The backup ended ${run?.state}.`);
    await Bun.sleep(50);
  }
}

async function begun(ask: Ask) {
  await ask("POST", "/api/auth/confirmation", { proof: password });
  return ask("POST", "/api/admin/backup");
}

type Overview = { run?: { state: string } };
