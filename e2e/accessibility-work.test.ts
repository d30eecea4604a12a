import type { Page } from "playwright-core";
import { partsOf } from "./addresses";
import { at, dialog, examiner, opening, settled, type State, then } from "./examination";
import { furnished, type Places } from "./stages/furnished";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, type Scene, signIn, stage } from "./stages/stage";

const scene = stage(demo);
const examine = examiner(scene);
let places: Places | undefined;

const atWork = async ({ context, product }: Scene) => {
  await signIn(context, product, demoOwner);
  return (places ??= await furnished(context, product.address));
};

const chosen = (entry: string) => async (page: Page) => {
  await button(page, "More actions").click();
  await page.getByRole("menuitem", { name: entry }).click();
  await dialog(page);
};

const clients: Record<string, State> = {
  "the map of clients": at("/clients?layout=map"),
  "the table of clients": at("/clients?layout=table", /^K-00/),
  "adding a client": then(at("/clients?new=1"), dialog),
  "a client alone on the page": at("/clients/:client?full=1"),
  "settings of documents": then(at("/admin"), async (page) => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Documents" }).click();
    await settled(page);
  }),
};
const projects: Record<string, State> = {
  "the projects": at("/projects", /^P-0/),
  "the table of projects": at("/projects?layout=table", /^P-0/),
  "the board by status": at("/projects?layout=board", /^P-0/),
  "a new project": then(at("/projects?new=1"), dialog),
  "the figures of projects": then(at("/projects?analytics=1", "Fill forecast"), dialog),
  "sharing a shortlist": then(at("/projects/:project?tab=client"), opening("Share a shortlist")),
  "a project alone on the page": at("/projects/:project?full=1"),
  "its board alone on the page": at("/projects/:project?tab=candidates&full=1"),
  "what a client was sent": at(":shortlist"),
};
const deployments: Record<string, State> = {
  "the deployments": at("/deployments", /^D-0/),
  "the table of deployments": at("/deployments?layout=table", /^D-0/),
  "a new deployment": then(at("/deployments?new=1"), dialog),
  "the calculator": then(at("/deployments"), opening(/^Calculat/)),
  "the map of deployments": at("/deployments?layout=map"),
  "the bench": at("/deployments?layout=bench"),
  "whether somebody may start": at("/deployments/:planned?tab=start"),
  "cancelling a deployment": then(at("/deployments/:planned"), chosen("Cancel")),
  "new terms": then(at("/deployments/:active?tab=terms"), opening("Request a change")),
  "a new document": then(at("/deployments/:active?tab=documents"), opening("New document")),
  "the form of a deployment": then(at("/deployments/:active?tab=documents"), chosen("Edit")),
  "a deployment alone on the page": at("/deployments/:active?tab=terms&full=1"),
};

examine("the screens about clients", clients, atWork);
examine("the screens about projects", projects, atWork);
examine("the screens about deployments", deployments, atWork);

for (const [name, kind] of [
  ["a client", "client"],
  ["a project", "project"],
  ["a deployment", "active"],
] as const) {
  const parts = partsOf(kind).map(([part, path]) => [`${name}'s ${part}`, at(path)]);
  examine(name, Object.fromEntries(parts), atWork);
}
