import { Command } from "commander";
import { registration } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { Context } from "./context";
import { openDoor, untilStopped } from "./door";

export const serveCommand = ({ open, client }: Context) =>
  new Command("serve").description("Serve the web application and its API").action(async () => {
    const app = open();
    const { address, close } = openDoor(app, client);
    console.error(`Coldaisle listens on ${address}`);
    await printSetupLink(app, app.config.PUBLIC_URL ?? address);
    await untilStopped(close);
  });

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
