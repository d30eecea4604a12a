import { ai } from "@/modules/market/ai-enrichment";
import { api, broadcast, guard } from "@/modules/api";
import { audit } from "@/modules/platform/audit";
import { branding, iconOf, styleOf } from "@/modules/platform/branding";
import { boardPacks } from "@/modules/reporting/board-packs";
import { backups } from "@/modules/platform/backups";
import { campaigns } from "@/modules/engagement/campaigns";
import { communications } from "@/modules/engagement/communications";
import { dailyTasks } from "@/modules/daily";
import { employers } from "@/modules/market/employers";
import { files } from "@/modules/platform/files";
import { gdpr } from "@/modules/privacy/gdpr";
import { holders } from "@/modules/holders";
import { imports } from "@/modules/crm/imports";
import { interviews } from "@/modules/engagement/interviews";
import { letterChecks } from "@/modules/letters";
import * as landing from "@/modules/public/landing";
import { mail } from "@/modules/platform/mail";
import { matching } from "@/modules/staffing/matching";
import { notifications } from "@/modules/platform/notifications";
import { dress, failurePage } from "@/modules/platform/public-pages";
import { reanalysis } from "@/modules/market/reanalysis";
import { schedules } from "@/modules/platform/scheduler";
import { scoring } from "@/modules/scores";
import { scraping, profiles } from "@/modules/market/scraping";
import { system } from "@/modules/platform/health";
import { tasks } from "@/modules/platform/tasks";
import { locales, themes, users } from "@/modules/platform/accounts";
import { webhooks } from "@/modules/platform/webhooks";
import type { App } from "@/src/app";
import { assets, type Client, lookOf } from "@/src/http/assets";
import { callerOf } from "@/src/http/callers";
import { createServer, listen, shut } from "@/src/server";

const schedulesEveryMs = 20_000;
const dailyEveryMs = 60_000;
const remindEveryMs = 60_000;
const resumeEveryMs = 3_000;
const refreshEveryMs = 3_000;

/** Opens the product to browsers; answers its address and how to close it again. */
export function openDoor(app: App, client: Client | null) {
  const web = client ? { web: webOf(app, client) } : {};
  const policy = client ? { ...guard.policy, "GET /*": "anyone" as const } : guard.policy;
  const server = createServer(app, {
    routes: api(app),
    guard: { ...guard, policy },
    broadcast,
    explain: failurePage,
    ...web,
  });
  const address = listen(server, app);
  const model = ai.readSteadily(app);
  const matches = matching.matchSteadily(app);
  const texts = files.readSteadily(app);
  const letters = mail.deliverSteadily(app, letterChecks);
  const inbox = communications.receiveSteadily(app);
  const bulk = campaigns.sendSteadily(app);
  const rights = gdpr.workSteadily(app, { holders, scoring });
  const packs = boardPacks.makeSteadily(app);
  const seals = audit.sealSteadily(app);
  const messages = webhooks.deliverSteadily(app);
  const timers = [
    setInterval(() => void quietly(app, profiles.runDue), schedulesEveryMs),
    setInterval(() => void quietly(app, runDaily), dailyEveryMs),
    setInterval(() => void quietly(app, notifications.sendDigests), remindEveryMs),
    setInterval(() => void quietly(app, tasks.remind), remindEveryMs),
    setInterval(() => void quietly(app, system.watch), remindEveryMs),
    setInterval(() => void quietly(app, interviews.remind), remindEveryMs),
    setInterval(() => void quietly(app, scraping.resume), resumeEveryMs),
    setInterval(() => void quietly(app, reanalysis.resume), resumeEveryMs),
    setInterval(() => void quietly(app, imports.resume), resumeEveryMs),
    setInterval(() => void quietly(app, employers.refresh), refreshEveryMs),
  ];
  return {
    address,
    async close() {
      timers.forEach(clearInterval);
      await shut(server);
      await model.stop();
      await matches.stop();
      await texts.stop();
      await bulk.stop();
      await rights.stop();
      await packs.stop();
      await letters.stop();
      await inbox.stop();
      await seals.stop();
      await messages.stop();
      await quietly(app, audit.seal);
      await scraping.letGo();
      await reanalysis.letGo();
      await imports.letGo();
      imports.leave(app);
      backups.letGo();
      await app.close();
    },
  };
}

function webOf(app: App, client: Client) {
  dress(app, lookOf(client));
  return assets(
    client,
    (request) => opening(app, request),
    (request) => landing.visit(app, request),
  );
}

const runDaily = (app: App) => schedules.runDue(app, dailyTasks);

/** What the first byte knows: the language, the theme and who is signed in. */
async function opening(app: App, request: Request) {
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

async function quietly(app: App, work: (app: App) => Promise<unknown>): Promise<void> {
  await work(app).catch((error: Error) =>
    app.log.warn("a scheduled task failed", { error: error.name }),
  );
}

/** Lives until it is asked to stop, then lets requests under way finish. */
export async function untilStopped(close: () => Promise<void>): Promise<void> {
  await new Promise<void>((stop) => {
    process.once("SIGTERM", () => stop());
    process.once("SIGINT", () => stop());
  });
  await close();
}
