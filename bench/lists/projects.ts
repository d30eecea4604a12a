import { modules } from "@/modules/all";
import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clients, NewClient } from "@/modules/crm/clients";
import { NewProject, priorities, projects, statuses } from "@/modules/staffing/projects";
import { signedIn } from "@/modules/testing";
import type { App } from "@/src/app";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { secret, served } from "../serving/served";
import type { Goal, Prepared } from "../work";

const undertakings = 5000;
const companies = 500;
const perWrite = 200;
const places = ["Frankfurt", "Amsterdam", "Dublin", "Paris", "Madrid", "Milan", "Zurich"];
const halls = ["Halle", "Campus", "Annex", "Retrofit", "Substation"];

const times = (atMost: number): Record<string, Goal> => ({ "ms p50": { unit: "ms", atMost } });

export const work = served({
  about: `${undertakings} projects of ${companies} clients: through the whole HTTP stack, without compression`,
  cases: {
    "first page": () => ({ path: "/api/projects" }),
    "filter and sort": () => ({ path: "/api/projects?status=active&priority=high&sort=end" }),
    "of one client": (_, { client }) => ({ path: `/api/projects?client=${client}` }),
    "open one": (_, { id }) => ({ path: `/api/projects/${id}` }),
  },
  ways: { "Bun.serve + bun:sqlite": "projects", product: "product" },
  rounds: 5,
  goals: {
    "ms p50": { unit: "ms", atMost: 2 },
    "p99 to p50 of 16": { unit: "", limit: 5 },
  },
  goalsAt: { "filter and sort": times(1.8), "open one": times(1.6) },
  prepare,
});

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const app = openApp(readConfig({ DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" }), {
    modules,
  });
  const { cookie, as } = await signedIn(app);
  const client = await fillProjects(as);
  await app.close();
  const sqlite = new Database(join(folder, "coldaisle.db"));
  const [[id] = []] = sqlite.query("select id from projects where seq = 500").values();
  sqlite.run("pragma wal_checkpoint(truncate)");
  sqlite.close();
  const means = { folder, cookie, id: String(id), client };
  return { means, close: async () => rmSync(folder, { recursive: true }) };
}

/** Answers the id of one of the clients. */
async function fillProjects(app: App): Promise<string> {
  const named = Array.from({ length: companies }, (_, n) =>
    NewClient.parse({ name: `Bench Operator ${n}`, status: "active" }),
  );
  const ids: string[] = [];
  for (const client of named) ids.push((await clients.add(app, client)).id);
  for (let from = 0; from < undertakings; from += perWrite) {
    await projects.addAll(
      app,
      Array.from({ length: perWrite }, (_, n) => projectNumber(from + n, ids)),
    );
  }
  return ids[7] ?? "";
}

const projectNumber = (n: number, clientIds: string[]) =>
  NewProject.parse({
    name: `${places[n % places.length]} ${halls[n % halls.length]} ${n}`,
    clientId: clientIds[n % clientIds.length],
    status: statuses[n % statuses.length],
    priority: priorities[n % priorities.length],
    location: places[n % places.length],
    country: "DE",
    budget: String(100_000 + n * 10),
    startDate: "2026-01-05",
    endDate: `2027-${String((n % 12) + 1).padStart(2, "0")}-15`,
    description: "Commissioning of a new hall with its own substation and two rows of chillers.",
    seats: [
      { phase: "construction", role: "mep-engineer", seats: (n % 4) + 1 },
      { phase: "commissioning", role: "commissioning", seats: 2 },
    ],
  });
