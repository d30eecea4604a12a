// An agency of two, with somebody who was chosen for a client that asks for a paper.
import { modules } from "@/modules/all";
import { startServer } from "@/cli/start-server";
import { candidates, NewCandidate } from "@/modules/crm/candidates";
import { clients, NewClient } from "@/modules/crm/clients";
import { pipelines } from "@/modules/staffing/pipeline";
import { NewProject, projects } from "@/modules/staffing/projects";
import { requirements } from "@/modules/staffing/start-checks";
import { demoOwner, users } from "@/modules/platform/accounts";
import { withActor, openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { ahead, files, page } from "@/web/generated/assets";
import { colleague } from "./stage-two";

const app = openApp(readConfig(Bun.env, true), { modules });
const owner = await users.add(app, { ...demoOwner, role: "admin" });
await users.add(app, { ...colleague, role: "recruiter" });
const desk = withActor(app, { id: owner.id, name: "Sanne Visser" });

const femke = NewCandidate.parse({ firstName: "Femke", lastName: "Proef", origin: "applied" });
const { id: candidateId } = await candidates.add(desk, femke);
const client = await clients.add(desk, NewClient.parse({ name: "Proefhal Example BV" }));
const vca = { kind: "certificate" as const, what: "vca-vol", isRequired: true, note: null };
const asking = { version: 0, requirements: [vca] };
await requirements.change(desk, { kind: "client", id: client.id }, asking);
const project = await projects.add(
  desk,
  NewProject.parse({ name: "Proefhal fit-out", clientId: client.id, location: "Groningen" }),
);
const { added } = await pipelines.addMany(desk, {
  projectId: project.id,
  candidateIds: [candidateId],
});
const [entry] = added;
if (entry) {
  await pipelines.move(desk, entry.id, { version: entry.version, stage: "hired", reason: null });
}

const door = startServer(app, { page, files, ahead });
console.error(door.address);
process.once("SIGTERM", () => void door.close());
