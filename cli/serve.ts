import { registration } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { DatabaseLost } from "@/src/engines/database-health";
import { startExamination } from "@/src/examination/beginning";
import { refuseForeignStore } from "@/src/installation/store-ownership";
import { refuseOtherKey } from "@/src/installation/key-mark";
import { type Context, exitCodeOf } from "./context";
import { startServerOrClose, untilStopped } from "./start-server";

/** The command line without any other word, which needs none of the other commands and nobody who reads words. */
export const run = (context: Context): Promise<number> =>
  exitCodeOf(context, async () => {
    await serve(context);
    return 0;
  });

export async function serve({ begin, client, config }: Context): Promise<void> {
  if (config().AGENCIES_DIR && !config().AGENCY) return serveAll({ config, client });
  const app = begin();
  const refuseDamaged = startExamination(app);
  const { address, close } = await startServerOrClose(app, client, async () => {
    await refuseDamaged();
    await refuseOtherKey(app);
    await refuseForeignStore(app);
  });
  console.error(`Coldaisle listens on ${address}`);
  await printSetupLink(app, app.config.PUBLIC_URL ?? address);
  await untilStopped(close, filesLost(app));
}

/** Each agency is opened when it is first asked, so that one that cannot be opened holds up no other. */
async function serveAll({ config, client }: Pick<Context, "config" | "client">) {
  const { serveAgencies } = await import("./agencies/serving");
  const { address, close } = serveAgencies({ config, client });
  console.error(`Coldaisle listens on ${address}`);
  await untilStopped(close);
}

/** Rejects once the files of the database were taken away; a damaged one is still read from. */
const filesLost = (app: App): Promise<never> =>
  app.databaseHealth.failed.then((fault) =>
    fault instanceof DatabaseLost ? Promise.reject(fault) : new Promise<never>(() => {}),
  );

/** Printed at every start until there is an owner: only its fingerprint is kept, so it cannot be shown again. */
async function printSetupLink(app: App, address: string): Promise<void> {
  const token = await registration.invite(app);
  if (!token) return;
  console.error(
    app.config.AUTHORIZED_EMAIL
      ? `Create the first account, once, at ${address}/auth?setup=${token}`
      : "No account exists yet. Set AUTHORIZED_EMAIL and start again to get the set-up link.",
  );
}
