import { expect } from "bun:test";
import { faultsOf } from "./checks";
import { demo } from "./stages/furnished-demo";
import { invited, joins, mila, setsUpCodes, signsInWithCode } from "./stages/staff";
import { button, demoOwner, signIn, stage, told } from "./stages/stage";

const scene = stage(demo);

scene(
  "an administrator invites a recruiter, who signs in with a second factor and is deactivated again",
  async ({ page, context, product }) => {
    await signIn(context, product, demoOwner);
    const link = await invited(page, mila.email);
    const guest = await context.browser()?.newContext({ baseURL: product.address });
    const door = await guest?.newPage();
    if (!guest || !door) throw new Error("There is no second browser.");
    await joins(door, link);
    const secret = await setsUpCodes(door, async () => {
      expect(await faultsOf(door, false)).toEqual([]);
    });
    await guest.clearCookies();
    await signsInWithCode(door, secret);

    await page.reload();
    const line = page.getByRole("listitem").filter({ hasText: mila.email });
    await line.getByText("Two-factor: on").waitFor();
    await line.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Deactivate…" }).click();
    await button(page, "Deactivate").click();
    await told(page, "Mila de Vries deactivated and signed out");
    // The open window hears it through its socket, without asking for anything.
    await door.waitForURL(/\/auth/);
    await guest.close();
  },
);
