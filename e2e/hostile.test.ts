import { expect } from "bun:test";
import type { BrowserContext, Page } from "playwright-core";
import { follow, settled } from "./examination";
import { demo } from "./stages/furnished-demo";
import { type Product } from "./product";
import { demoOwner, firstRunDone, signIn, stage } from "./stages/stage";
import { unzip } from "@/src/zip/unzip.testing";

const scene = stage(demo);

/** Ways in which a text becomes a program where somebody forgot that it is a text (OWASP's filter-evasion list). */
const markup = [
  `<script>ran('script')</script>`,
  `"><script src="//x.example/x.js"></script>`,
  `<img src=x onerror=ran('img')>`,
  `<svg/onload=ran('svg')>`,
  `<svg><animate onbegin=ran('animate') attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.ran('iframe')</script>">`,
  `<details open ontoggle=ran('details')>`,
  `<body onpageshow=ran('body')>`,
  `<math><a xlink:href="javascript:ran('math')">x</a></math>`,
  `javascript:ran('link')//`,
  `' onfocus=ran('attribute') autofocus x='`,
  `{{constructor.constructor('ran(1)')()}}`,
  `\${ran('template')}`,
  `</textarea><script>ran('textarea')</script>`,
  `</title><script>ran('title')</script>`,
];

/** Ways in which a cell becomes a formula (OWASP's CSV injection). */
const formulas = [
  `=HYPERLINK("http://x.example","x")`,
  `+1+cmd|' /C calc'!A0`,
  `-2+3+cmd|' /C calc'!A0`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  `\t=1+1`,
  `\r=1+1`,
  `=DDE("cmd";"/C calc";"x")`,
  `＝1+1`,
  ` =1+1`,
];
const corpus = [...markup, ...formulas];

type Ids = Record<"candidate" | "client" | "project" | "deployment", string>;

/** Every text field of every kind of record says one thing of the corpus. */
async function filled(context: BrowserContext, product: Product, text: string): Promise<Ids> {
  const headers = { origin: product.address };
  const made = async (path: string, data: object) => {
    const answer = await context.request.post(path, { data, headers });
    expect([path, answer.status(), answer.ok() ? "" : await answer.text()]).toEqual([
      path,
      201,
      "",
    ]);
    return (await answer.json()) as { id: string };
  };
  const words = text.slice(0, 60);
  const candidate = await made("/api/candidates", {
    ...{ firstName: words, lastName: words, location: words, headline: words, summary: text },
    ...{ skills: [words], phone: words.slice(0, 40), origin: "applied" },
  });
  const client = await made("/api/clients", {
    ...{ name: words, industry: words, description: text, feeNote: words },
    contacts: [{ name: words, title: words, phone: words.slice(0, 40) }],
    sites: [{ name: words, street: words, city: words }],
  });
  const project = await made("/api/projects", {
    ...{ name: words, clientId: client.id, location: words, description: text, status: "active" },
  });
  const deployment = await made("/api/deployments", {
    ...{ candidateId: candidate.id, clientId: client.id, projectId: project.id, notes: text },
    ...{ position: words, location: words, contractType: "contract", startDate: "2035-01-01" },
  });
  const records = { candidate, client, project, deployment };
  for (const [kind, { id }] of Object.entries(records)) {
    await made("/api/notes", { kind, recordId: id, text });
    await made("/api/tasks", { record: { kind, id }, title: words });
  }
  return {
    candidate: candidate.id,
    client: client.id,
    project: project.id,
    deployment: deployment.id,
  };
}

const tabs = {
  candidates: ["overview", "activity", "matches", "documents"],
  clients: ["overview", "activity", "projects", "documents"],
  projects: ["overview", "pipeline", "activity", "documents"],
  deployments: ["overview", "activity", "compliance", "documents"],
} as const;

async function walk(page: Page, ids: Ids): Promise<void> {
  const records = Object.entries(tabs).flatMap(([path, open]) =>
    open.map((tab) => `/${path}/${ids[path.slice(0, -1) as keyof Ids]}?tab=${tab}`),
  );
  const lists = Object.keys(tabs).flatMap((path) => [`/${path}`, `/${path}?layout=cards`]);
  await page.goto("/");
  await settled(page);
  for (const path of ["/", ...lists, ...records, "/tasks", "/duplicates"]) {
    await follow(page, path);
    await settled(page);
    await page.getByRole("heading", { level: 1 }).or(page.locator("aside h2")).first().waitFor();
    expect([path, await page.evaluate("window.hasRun ?? []")]).toEqual([path, []]);
    expect([path, await page.locator(strangers).count()]).toEqual([path, 0]);
  }
}

/** Elements that only a text of the corpus could have made. */
const strangers =
  "[onerror],[onload],[onbegin],[ontoggle],[onfocus],[onpageshow],iframe[srcdoc]," +
  'img[src="x"],script[src*="x.example"],a[href^="javascript:"]';

scene("no text of any record runs on any screen", async ({ page, context, product }) => {
  await signIn(context, product, demoOwner);
  await page.addInitScript(() => {
    Object.assign(window, { hasRun: [] as string[] });
    Object.assign(window, { ran: (what: string) => Reflect.get(window, "hasRun").push(what) });
  });
  page.on("dialog", () => expect("a dialog of a text").toBe("never"));
  let last: Ids | undefined;
  for (const text of corpus) last = await filled(context, product, text);
  expect(last).toBeDefined();
  const all = await filled(context, product, markup.join(" "));
  await walk(page, all);
});

scene("no export holds a formula", async ({ context, product }) => {
  await signIn(context, product, demoOwner);
  await firstRunDone(context);
  for (const text of formulas) await filled(context, product, text);
  for (const kind of ["candidates", "clients", "projects", "deployments", "jobs"]) {
    const read = async (format: string) =>
      context.request.get(`/api/${kind}/export?format=${format}`);
    const csv = await (await read("csv")).text();
    expect([kind, csv.length > 100]).toEqual([kind, true]);
    expect([kind, csv.includes(kind === "jobs" ? "," : "'=HYPERLINK")]).toEqual([kind, true]);
    expect([kind, cellsOf(csv).filter(isFormula)]).toEqual([kind, []]);
    const sheets = unzip(await (await read("xlsx")).body());
    const cells = [...sheets].filter(([name]) => /sheet|sharedStrings/.test(name));
    expect([kind, cells.filter(([, xml]) => /<f[ >]/.test(xml)).map(([name]) => name)]).toEqual([
      kind,
      [],
    ]);
  }
});

/** The cells of a CSV as a spreadsheet reads them. */
function cellsOf(csv: string): string[] {
  const cell = /"((?:[^"]|"")*)"|([^,\r\n]*)/g;
  return [...csv.replace("\uFEFF", "").matchAll(cell)].map(([, quoted, bare]) =>
    (quoted ?? bare ?? "").replaceAll('""', '"'),
  );
}

/** A number may begin with a sign. */
const isFormula = (cell: string) =>
  /^\s*[=+\-@\t\r\uFF1D]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);
