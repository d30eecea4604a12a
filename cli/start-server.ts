import { branding, iconOf, styleOf } from "@/modules/platform/branding";
import { setSiteAssets, failurePage } from "@/modules/platform/public-pages";
import { locales, themes, users } from "@/modules/platform/accounts";
import { serverParts } from "@/modules/api";
import * as landing from "@/modules/engagement/landing";
import type { App } from "@/src/app";
import { startBackground } from "@/src/workers/background";
import { startCheckpoints } from "@/src/engines/checkpoints";
import { assets, type Client, siteAssetsOf } from "@/src/http/assets";
import { callerOf } from "@/src/http/request-context";
import { createServer, listen, stopServer } from "@/src/server";
import { logUncaughtErrors } from "@/src/errors/uncaught-errors";
import { endStart } from "@/src/startup";

/** Starts listening; answers the address and how to stop. */
export const startServer = (app: App, client: Client | null) =>
  listenAndWork(app, serverOf(app, client));

export const serverOf = (app: App, client: Client | null) =>
  createServer(app, {
    ...partsOf(app, client !== null),
    explain: failurePage,
    ...(client && { web: webOf(app, client) }),
  });

function listenAndWork(app: App, server: ReturnType<typeof createServer>) {
  const address = listen(server, app);
  endStart();
  const stopLogging = logUncaughtErrors(app);
  const background = startBackground(app);
  const checkpoints = startCheckpoints(app);
  return {
    address,
    async close() {
      background.pause();
      await stopServer(server);
      await background.stop();
      await checkpoints.stop();
      await app.close();
      stopLogging();
    },
  };
}

/** With a web client, everybody may load its files. */
function partsOf(app: App, hasClient: boolean) {
  const { guard, ...parts } = serverParts(app);
  const policy = hasClient ? { ...guard.policy, "GET /*": "anyone" as const } : guard.policy;
  return { ...parts, guard: { ...guard, policy } };
}

/**
 * The same once `permitted` has resolved; the server is put together meanwhile. Where it rejects, or the port cannot be
 * listened on, the application is closed again, so that the command ends.
 */
export async function startServerOrClose(
  app: App,
  client: Client | null,
  permitted: () => Promise<void> = async () => {},
) {
  try {
    const server = serverOf(app, client);
    await permitted();
    return listenAndWork(app, server);
  } catch (error) {
    await app.close();
    throw error;
  }
}

function webOf(app: App, client: Client) {
  setSiteAssets(app, siteAssetsOf(client));
  return assets(
    client,
    (request) => documentContext(app, request),
    (request) => landing.visit(app, request),
  );
}

/** What the document itself already says: the language, the theme and who is signed in. */
async function documentContext(app: App, request: Request) {
  const caller = callerOf(request);
  const chosen = new Bun.CookieMap(request.headers.get("cookie") ?? "");
  const accepted = request.headers.get("accept-language")?.slice(0, 2) ?? "";
  const known = [caller?.locale, chosen.get("locale"), accepted, "en"];
  const session = caller?.actor.id ? await users.find(app, caller.actor.id) : null;
  return {
    lang: known.find((it) => locales.some((locale) => locale === it)) ?? "en",
    theme:
      [caller?.theme, chosen.get("theme")].find((it) => themes.some((theme) => theme === it)) ??
      "system",
    session,
    brand: await brandOf(app),
  };
}

/** Whose product it looks like from the first byte on. */
async function brandOf(app: App) {
  const look = await branding.look(app);
  return { name: look.name, icon: iconOf(look), style: styleOf(look.colors), known: look };
}

/** Lives until it is asked to stop, then lets requests under way finish; a fault ends it at once. */
export async function untilStopped(
  close: () => Promise<void>,
  fault: Promise<never> = new Promise(() => {}),
): Promise<void> {
  const asked = new Promise<void>((stop) => {
    process.once("SIGTERM", () => stop());
    process.once("SIGINT", () => stop());
  });
  await Promise.race([asked, fault]);
  await close();
}
