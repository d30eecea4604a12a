import { expect } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { patience } from "@/src/patience.testing";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { button, demoOwner, narrow, signIn, stage } from "./stages/stage";

const scene = stage(demo);
const rows = 1000;
const wrong = 37;
const duplicates = 20;

/** A list as a Dutch office keeps it: semicolons, Windows' own letters, and what people type. */
function dutchList(): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const email = n < wrong ? `zonder-apenstaartje-${n}` : `k${n}@voorbeeld.example`;
    // The last ones are the first sound ones again.
    const again =
      n >= rows - duplicates ? `k${n - rows + duplicates + wrong}@voorbeeld.example` : email;
    const title = n === 50 ? '=HYPERLINK("https://evil.example")' : "Installateur; UPS";
    const land = n % 2 ? "Nederland" : "België";
    return [`Zoë${n}`, `Façade ${n}`, again, land, `"${title.replaceAll('"', '""')}"`].join(";");
  });
  return ["Voornaam;Achternaam;E-mailadres;Woonland;Functie", ...lines].join("\r\n");
}

async function written(): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), "coldaisle-import-")), "kandidaten.csv");
  // Every letter of the list is the same byte in Windows-1252 and in Latin-1.
  await Bun.write(path, Buffer.from(dutchList(), "latin1"));
  return path;
}

const next = (page: Page) => button(page, "Next").click();

scene(
  "a list of a thousand people goes through the wizard by mouse, and comes back out whole",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto("/candidates");
    await page.getByRole("link", { name: "Import CSV" }).click();
    await page.getByRole("heading", { level: 1, name: "Import candidates" }).waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await page.getByLabel("Drop a file here, or choose one").setInputFiles(await written());

    await page.getByText("1,000 rows found").waitFor();
    expect(await page.getByLabel("Encoding").inputValue()).toBe("windows-1252");
    expect(await page.getByLabel("Separator").inputValue()).toBe(";");
    await page.getByRole("cell", { name: "Zoë0" }).waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await next(page);

    expect(await page.getByLabel("Functie becomes").inputValue()).toBe("headline");
    expect(await page.getByLabel("Woonland becomes").inputValue()).toBe("country");
    expect(await faultsOf(page, false)).toEqual([]);
    await next(page);
    await page.getByText("All values recognized").waitFor();
    await next(page);

    await page.getByRole("heading", { name: `${wrong} email addresses have no @` }).waitFor();
    await page.getByRole("heading", { name: `${duplicates} possible duplicates` }).waitFor();
    await page.getByText(`Fix ${wrong} rows here`).click();
    await page.getByLabel("Row 2", { exact: true }).fill("mended@voorbeeld.example");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: `${wrong - 1} email addresses have no @` }).waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    await next(page);

    await page.getByLabel("Where do these people come from?").fill("List of the former agency");
    await page.getByLabel("Since when have you had their data?").fill("2026-01-02");
    await page.getByLabel("Legal basis").selectOption("legitimate-interest");
    expect(await faultsOf(page, false)).toEqual([]);
    await button(page, /^Import \d+ people$/).click();
    await page.getByText("Completed").waitFor({ timeout: patience(30_000) });
    expect(await faultsOf(page, false)).toEqual([]);

    const ids = /import\/([\da-f-]{36})/.exec(page.url())?.[1];
    const answer = await context.request.get(`/api/imports/${ids}/progress`);
    const rejected = wrong - 1;
    const created = rows - rejected - duplicates;
    expect(await answer.json()).toMatchObject({ created, skipped: duplicates, rejected });

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Rejected rows" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("kandidaten-rejected.csv");
    const lines = (await Bun.file(await download.path()).text()).trim().split("\r\n");
    expect(lines).toHaveLength(rejected + 1);
    expect(lines[1]).toContain("zonder-apenstaartje-1");
    expect(lines[1]).toEndWith("3,Email has no @");

    const exported = await context.request.get("/api/candidates/export?format=csv&q=façade");
    const file = await exported.text();
    expect(file.trim().split("\r\n")).toHaveLength(created + 1);
    expect(file).toContain("'=HYPERLINK");

    await button(page, "Undo entire import").click();
    await button(page, "Undo import").click();
    await page.getByText(`${created} people removed`).waitFor({ timeout: patience(30_000) });
    const left = async () => {
      const list = await context.request.get("/api/candidates?q=façade");
      return list.headers()["x-total-count"];
    };
    expect(await eventually(left, (total) => total === "0")).toBe("0");
  },
);

scene(
  "a draft waits for whoever comes back, on a phone in the dark too",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    await page.goto("/candidates/import");
    await page.getByText("Paste rows instead").click();
    const pasted = "Candidates of May\n\nFirst name\tLast name\tContract\nBo\tNieuw\tzzp-ish";
    await page.getByLabel("Rows including the header").fill(pasted);
    await button(page, "Import these rows").click();
    await page.getByText("1 row found").waitFor();
    const names = page.getByLabel("Column names");
    expect(await names.inputValue()).toBe("2:1");
    await names.selectOption({ label: "No column names" });
    await page.getByText("3 rows found").waitFor();
    await names.selectOption({ label: "Row 3: First name, Last name, Contract" });
    await page.getByText("1 row found").waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
    await page.goto("/candidates/import");
    await page.getByRole("link", { name: "pasted.csv" }).first().click();
    await next(page);
    await page.getByLabel("Contract becomes").waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
    await next(page);
    await page.getByLabel("zzp-ish in Contract means").selectOption("contract");
    await next(page);
    await page.getByText("Ready to import.").waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
    await button(page, "Discard this draft and its file").click();
    await page.getByText("Drop a file here, or choose one").waitFor();
  },
  { viewport: narrow, colorScheme: "dark" },
);
