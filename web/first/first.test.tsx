import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { added } from "@/modules/crm/candidates/fixtures";
import type { Role } from "@/modules/platform/accounts/rules";
import { signedIn, testApp } from "@/modules/testing";
import { beginnings } from "@/web/build/first/write";
import { together } from "@/web/build/screens/spoken";
import { answerWith, visit } from "@/web/testing";
import type { PreloadedResponse } from "@/web/state/first-load";

const begins = await beginnings();

/** Some of each kind of row: free now, later or nobody knows; with pay or none; with no skill, one, and more than are shown. */
async function filled(role: Role) {
  const app = testApp();
  const later = { availableFrom: "2031-05-01", location: "Gent", headline: "Engineer" };
  const paid = {
    salaryExpectation: "4100.50",
    salaryCurrency: "EUR",
    salaryPeriod: "month",
  } as const;
  await added(app, { firstName: "Anna", lastName: "Eins", ...later, skills: ["chillers"] });
  await added(app, { firstName: "B & <b>", lastName: "Zwei", ...paid, noticeDays: 30 });
  await added(app, { firstName: "Cem", lastName: "Drei", skills: ["chillers", "ups", "knitting"] });
  return { app, ...(await signedIn(app, role)) };
}

/** The screen as its texts put it up. */
async function putUp({ app, cookie, user }: Awaited<ReturnType<typeof filled>>) {
  history.replaceState(null, "", "/candidates");
  document.documentElement.lang = "en";
  sessionStorage.setItem("coldaisle.splash", "seen");
  const told = JSON.stringify(user).replaceAll("<", "\\u003c");
  document.body.innerHTML = `<script type="application/json" id="session">${told}</script><div id="root"></div>`;
  answerWith(app, { cookie, user });
  const folder = await mkdtemp(join(tmpdir(), "first-"));
  const file = join(folder, "texts.js");
  await Bun.write(file, await begins(await together("candidates", "en")));
  const { first }: { first?: PreloadedResponse } = await import(file);
  await rm(folder, { recursive: true });
  return first;
}

/** A socket on its way; views of a list come along after it. */
const connecting = class {
  close() {}
};
const { WebSocket: own } = globalThis;
beforeEach(() => void Object.assign(globalThis, { WebSocket: connecting }));
afterEach(() => void Object.assign(globalThis, { WebSocket: own }));

const firstScreen = () => document.querySelector("#root")?.previousElementSibling;

/** What an element shows and says, line by line; without the names that are given anew each time. */
function shape(element: Element, depth = 0): string[] {
  const attributes = element
    .getAttributeNames()
    .filter(
      (name) =>
        !/^(id|xmlns|inert|readonly|style|value|checked|data-discover|aria-(controls|describedby|labelledby))$/.test(
          name,
        ),
    )
    .toSorted()
    .map((name) => `${name}=${element.getAttribute(name)}`);
  const style = element instanceof HTMLElement ? element.style.cssText : "";
  const own = `${" ".repeat(depth)}${element.localName} ${attributes.join(" ")} ${style}`;
  const within = [...element.childNodes].flatMap((it) =>
    it instanceof Element ? shape(it, depth + 1) : [`${" ".repeat(depth + 1)}"${it.textContent}"`],
  );
  return [own, ...within];
}

const screenOf = (place: Element | null | undefined) =>
  shape(place?.querySelector("#content")?.parentElement?.parentElement ?? document.body);

test.each(["viewer", "recruiter", "admin"] as const)(
  "a %s sees first what the program draws then",
  async (role) => {
    const visitor = await filled(role);
    await putUp(visitor);
    await waitFor(() => expect(firstScreen()?.querySelectorAll("[data-row-id]").length).toBe(3));
    const first = screenOf(firstScreen());
    document.body.replaceChildren();
    const { container } = visit(visitor.app, "/candidates", visitor);
    await waitFor(() => expect(container.querySelectorAll("[data-row-id]").length).toBe(3));
    const views = await screen.findByRole("button", { name: "Views" });
    views.remove();
    expect(first.join("\n")).toBe(screenOf(container).join("\n"));
  },
);
