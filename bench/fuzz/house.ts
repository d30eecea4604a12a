import { z } from "zod";
import { samples } from "@/modules/market/jobs";
import { policy, signedIn, testApp, testServer } from "@/modules/testing";
import type { Access } from "@/src/http/policy";
import { createLog } from "@/src/log";
import { sampleCandidates } from "@/cli/demo/records/candidates";
import { sampleCommunications } from "@/cli/demo/engagement/communications";
import { sampleInterviews } from "@/cli/demo/engagement/interviews";
import { sampleClients } from "@/cli/demo/records/clients";
import { samplePipelines } from "@/cli/demo/records/pipeline";
import { sampleProjects } from "@/cli/demo/records/projects";
import type { Schema } from "./values";

/** A route as it can be asked: its address, and what it takes. */
export type Asked = {
  method: string;
  path: string;
  access: Access;
  isUpload: boolean;
  isByLink: boolean;
  body: Schema | null;
  query: Schema | null;
};

const start = new Date("2026-01-01T12:00:00.000Z");
/** Nothing listens there, so whatever is to be read from outside is not there. */
const nowhere = { kind: "replay", origin: "http://127.0.0.1:9" } as const;

/** An agency with records of most kinds, whose clock goes on with every question. */
export async function openFuzzedApp() {
  const lines: string[] = [];
  const clock = { ms: start.getTime() };
  const app = testApp({
    transport: nowhere,
    now: () => new Date(clock.ms),
    log: createLog("debug", (line) => lines.push(line)),
  });
  const { as, user } = await signedIn(app);
  await samples.createSamples(as);
  await sampleCandidates(as);
  await sampleClients(as);
  await sampleProjects(as);
  await samplePipelines(as);
  await sampleInterviews(as);
  await sampleCommunications(as);
  const server = testServer(app);
  return { app, server, lines, clock, user, routes: routesOf(server.everyRoute) };
}

type Route = { method: string; path: string; hooks?: { body?: unknown; query?: unknown } };

function routesOf(routes: readonly Route[]): Asked[] {
  return routes.flatMap(({ method, path, hooks }) => {
    const rule = policy[`${method} ${path}`];
    if (!rule || method === "WS") return [];
    const row = typeof rule === "string" ? { for: rule } : rule;
    const [isUpload, isByLink] = ["upload" in row, "byLink" in row];
    const [body, query] = [schemaOf(hooks?.body), schemaOf(hooks?.query)];
    return [{ method, path, access: row.for, isUpload, isByLink, body, query }];
  });
}

function schemaOf(model: unknown): Schema | null {
  if (!(model instanceof z.ZodType)) return null;
  return z.toJSONSchema(model, { unrepresentable: "any", io: "input" }) as Schema;
}
