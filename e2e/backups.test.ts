import { afterAll, expect } from "bun:test";
import { mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enter } from "./by-keys";
import { faultsOf } from "./checks";
import { binary, eventually, freePort, type Product, start } from "./product";
import { invited, joins, mila, setsUpCodes, signsInWithCode } from "./stages/staff";
import { button, signIn, signInByForm, stage, told } from "./stages/stage";

const owner = { email: "owner@agency.example", password: "cold aisle, warm heart" };
const yellow = "#FFE600";
const folder = mkdtempSync(join(tmpdir(), "coldaisle-kept-"));
const settings = { AUTHORIZED_EMAIL: owner.email, PORT: String(freePort()), DATA_DIR: folder };
let running: Product;
const open = async () => (running = await start(["serve"], settings));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scene = stage(async () => ({ ...(await open()), stop: () => running.stop() }));
const command = (...words: string[]) =>
  Bun.spawnSync([binary, ...words], { env: { ...settings, LOG_LEVEL: "error" } });

scene(
  "an administrator brands, invites and makes a backup, loses the database, restores it by command and finds everything again",
  async ({ page, context, product }) => {
    const headers = { origin: product.address };
    const setupToken = await eventually(() => /setup=(\S+)/.exec(product.printed())?.[1]);
    const person = { ...owner, username: "ada", firstName: "Ada", lastName: "Jansen" };
    await context.request.post("/api/auth/register", { data: { ...person, setupToken }, headers });
    await signIn(context, product, owner);
    const somebody = { firstName: "Femke", lastName: "Backupsma", origin: "applied" };
    const added = await context.request.post("/api/candidates", { data: somebody, headers });
    expect(added.status()).toBe(201);

    await page.goto("/admin");
    await page.getByLabel("Primary color", { exact: true }).fill(yellow);
    await button(page, "Save Brand Colors").click();
    await told(page, "Settings Updated", "Your changes have been saved successfully");
    const link = await invited(page, mila.email);
    const guest = await context.browser()?.newContext({ baseURL: product.address });
    const door = await guest?.newPage();
    if (!guest || !door) throw new Error("There is no second browser.");
    await joins(door, link);
    const secret = await setsUpCodes(door);

    await page.goto("/admin?tab=system");
    await page.getByText("No backups yet").waitFor();
    await enter(page, "Create Backup");
    await told(page, "Backup Created", "Database backup has been created successfully");
    await page.getByText("Verified", { exact: true }).waitFor();
    expect(await faultsOf(page, false)).toEqual([]);
    const refused = command("backup", "restore", "latest");
    expect([refused.exitCode, refused.stderr.toString()]).toEqual([
      ...[75, expect.stringContaining("Stop the server")],
    ]);

    await running.stop();
    const database = join(folder, "coldaisle.db");
    const file = openSync(database, "r+");
    writeSync(file, Buffer.alloc(statSync(database).size, "lost"));
    const tried = command("backup", "restore", "latest", "--drill");
    expect(tried.exitCode).not.toBe(0);
    const { exitCode, stdout } = command("backup", "restore", "latest");
    expect([exitCode, stdout.toString()]).toEqual([
      ...[0, expect.stringContaining("all as its manifest says")],
    ]);

    await open();
    // Nobody's session outlives a restore, and the open window notices by itself.
    await page.waitForURL(/\/auth/);
    await signInByForm(page, owner);
    await page.getByText("Verified", { exact: true }).waitFor();
    await page.goto("/candidates");
    await page.getByText("Femke Backupsma").first().waitFor();
    await guest.clearCookies();
    await signsInWithCode(door, secret);
    const brand = 'getComputedStyle(document.documentElement).getPropertyValue("--brand").trim()';
    expect(await door.evaluate<string>(brand)).toBe(yellow);
    await guest.close();
  },
  { expects: /WebSocket|ERR_CONNECTION_REFUSED|401/ },
);
