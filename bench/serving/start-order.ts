import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressIn } from "../page/served";
import { startOrder } from "@/web/build/binary/start-order";

const product = join(import.meta.dir, "../../dist/coldaisle");

/** Of what Bun records only these name functions and modules; what else a start reads follows them by itself. */
const functions = /^(?:v|F |M |N )/;

/** Starts the compiled product, asks for its first page, and keeps which functions that took. */
async function record(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-order-"));
  const recorded = join(folder, "recorded");
  // A first start makes the database, the second is the one that people wait for.
  for (const order of [{}, { BUN_BYTECODE_ORDER_OUT: recorded }]) await started(folder, order);
  const lines = (await Bun.file(recorded).text()).split("\n");
  await Bun.write(startOrder, `${lines.filter((it) => functions.test(it)).join("\n")}\n`);
  rmSync(folder, { recursive: true });
}

async function started(folder: string, order: Record<string, string>): Promise<void> {
  const env = { DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error", ...order };
  const server = Bun.spawn([product, "serve"], { env, stderr: "pipe" });
  const address = await addressIn(server.stderr);
  for (const path of ["/healthz", "/", "/api/candidates"]) await fetch(`${address}${path}`);
  server.kill();
  await server.exited;
}

if (import.meta.main) await record();
