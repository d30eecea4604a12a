import { expect, test } from "bun:test";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { clients, ClientChanges } from "@/modules/crm/clients";
import { signedIn, testApp } from "@/modules/testing";
import { sampleClients } from "@/cli/demo/records/clients";
import { sampleProjects } from "@/cli/demo/records/projects";
import { added, fourSeats } from "./fixtures";
import { ProjectChanges } from "./model";
import { isOverdue, progressOf } from "./rules";
import * as projects from "./verbs";

const nobody = "01890000-0000-7000-8000-000000000000";

test("a project is added with its client, datacenter, seats and team, and says so in its history", async () => {
  const { as, user, ask } = await signedIn(testApp(), "recruiter");
  const client = await addedClient(as, {
    name: "Polder",
    sites: [{ name: "AMS1", city: "Amsterdam" }],
  });
  const answer = await ask("POST", "/api/projects", {
    body: {
      name: "AMS1 fit-out",
      clientId: client.id,
      siteId: client.sites[0]?.id,
      location: "Amsterdam",
      country: "UK",
      budget: "125000.5",
      startDate: "2026-02-01",
      endDate: "2026-08-01",
      priority: "urgent",
      seats: [
        ...fourSeats,
        { phase: "operations", role: "dc-operations", seats: 2, rateFrom: "44" },
      ],
      team: [{ userId: user.id, part: "recruiter" }],
    },
  });
  expect(answer.status).toBe(201);
  const project = await answer.json();
  expect(project).toMatchObject({
    number: "P-001",
    clientName: "Polder",
    siteName: "AMS1",
    country: "UK",
    budget: "125000.5",
    status: "planning",
    positionsRequired: 6,
    positionsFilled: 0,
    team: [{ name: "Ada Jansen", part: "recruiter" }],
  });
  expect(project.seats[1]).toMatchObject({ rateFrom: "44", rateTo: null });
  expect(project.history).toMatchObject([{ event: "added", by: "Ada Jansen" }]);
});

const wrong: [what: string, details: object, field: string][] = [
  ["without a name", { name: " " }, "name"],
  [
    "that ends before it begins",
    { name: "A", startDate: "2026-03-02", endDate: "2026-03-01" },
    "endDate",
  ],
  ["with a budget that is no number", { name: "A", budget: "much" }, "budget"],
  [
    "with no seat in a seat",
    { name: "A", seats: [{ ...fourSeats[0], seats: 0 }] },
    "seats.0.seats",
  ],
  [
    "with a rate band upside down",
    { name: "A", seats: [{ ...fourSeats[0], rateFrom: "9", rateTo: "8" }] },
    "seats.0.rateTo",
  ],
  ["for a client that is not there", { name: "A", clientId: nobody }, "clientId"],
  ["at a datacenter of nobody", { name: "A", siteId: nobody }, "siteId"],
  [
    "with a stranger in the team",
    { name: "A", team: [{ userId: nobody, part: "recruiter" }] },
    "team.0.userId",
  ],
];

test.each(wrong)("a project %s is refused, and nothing is kept", async (_, body, field) => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const answer = await ask("POST", "/api/projects", { body });
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]]);
  expect((await (await ask("GET", "/api/projects")).json()).length).toBe(0);
});

test("seats that stay keep their rows, and the sum follows them", async () => {
  const app = testApp();
  const project = await added(app, { seats: fourSeats });
  const [seat] = project.seats;
  const edited = await projects.edit(
    app,
    project.id,
    ProjectChanges.parse({
      version: 1,
      seats: [
        { phase: "commissioning", role: "commissioning", seats: 1 },
        { ...seat, seats: 6 },
      ],
    }),
  );
  expect(edited.seats[1]).toMatchObject({ id: seat?.id, seats: 6 });
  expect([edited.positionsRequired, edited.version]).toEqual([7, 2]);
  expect(edited.history[0]?.changes["seats"]).toEqual([
    "4 × mep-engineer construction",
    "1 × commissioning commissioning, 6 × mep-engineer construction",
  ]);
  expect(
    projects.edit(app, project.id, ProjectChanges.parse({ version: 1, name: "B" })),
  ).rejects.toThrow("Someone else changed this first.");
});

test("with another client the datacenter of the former one is left behind", async () => {
  const app = testApp();
  const [former, next] = [
    await addedClient(app, { sites: [{ name: "AMS1" }] }),
    await addedClient(app),
  ];
  const project = await added(app, { clientId: former.id, siteId: former.sites[0]?.id });
  await clients.edit(
    app,
    former.id,
    ClientChanges.parse({
      version: 1,
      sites: former.sites.map((it) => ({ ...it, city: "Amsterdam" })),
    }),
  );
  expect((await projects.find(app, project.id)).siteName).toBe("AMS1");
  const edited = await projects.edit(
    app,
    project.id,
    ProjectChanges.parse({ version: 1, clientId: next.id }),
  );
  expect([edited.clientName, edited.siteName]).toEqual([next.name, null]);
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])("%i of %i seats is %i percent", (filled, required, percent) => {
  expect(progressOf(filled, required)).toBe(percent);
});

test.each([
  ["active", "2026-01-01", true],
  ["active", "2026-01-02", false],
  ["completed", "2026-01-01", false],
  ["cancelled", "2026-01-01", false],
  ["active", null, false],
] as const)(
  "a project that is %s and ends on %s is overdue the day after: %p",
  (status, endDate, late) => {
    expect(isOverdue({ status, endDate }, "2026-01-02")).toBe(late);
  },
);

test("the samples cover all sixteen countries and say that they are samples", async () => {
  const app = testApp();
  await sampleClients(app);
  expect(await sampleProjects(app)).toEqual({ count: 16 });
  const { projects: all } = await projects.list(app, {
    status: "all",
    priority: "all",
    archived: "no",
    sort: "date",
    limit: 50,
  });
  expect(new Set(all.map(({ country }) => country)).size).toBe(16);
  expect(all.filter(({ clientId }) => clientId === null).length).toBe(1);
  expect(all.every(({ isSample }) => isSample)).toBe(true);
});
