import { configure, getConfig, prettyDOM, render as draw, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import type { User } from "@/modules/platform/accounts/model";
import { request } from "@/modules/testing";
import type { App as Application } from "@/src/app";
import { patience } from "@/src/patience.testing";
import { resetRequests } from "./request-dedupe";
import { type Fetched, loadFrame, loadMessages } from "./locales";
import { Router } from "./router";
import { App } from "./shell/app";

const frame = await loadFrame("en");
const messages = await loadMessages("en");

type Visitor = { cookie?: string; user?: User | null };

/** From here on every `fetch` of a page is answered by the real server of `app`, cookies included. */
export function answerWith(app: Application, { cookie = "" }: Visitor = {}): void {
  let jar = cookie;
  resetRequests();
  const answer = async (...[input, init]: Parameters<typeof fetch>) => {
    const asked = new Request(new URL(input instanceof Request ? input.url : input, origin), init);
    const url = new URL(asked.url);
    const answered = await request(app, asked.method, url.pathname + url.search, {
      headers: Object.fromEntries(asked.headers),
      cookie: jar,
      ...(asked.body && { body: await asked.text() }),
    });
    jar = answered.headers.get("set-cookie")?.split(";")[0] ?? jar;
    return answered;
  };
  Object.assign(globalThis, { fetch: Object.assign(answer, { preconnect: fetch.preconnect }) });
}

const origin = "http://localhost";

/** Draws a screen for a visitor, with everything that stands around screens but the shell itself. */
export function render(
  app: Application,
  page: ReactNode,
  visitor: Visitor & { path?: string } = {},
) {
  const { path = "/", ...who } = visitor;
  return stand(app, who, <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>, messages);
}

/** Opens an address as a browser would: router, shell and all. */
export function visit(app: Application, path: string, visitor: Visitor = {}) {
  // Sockets and lazy screens arrive in their own time, which the tests wait for.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  history.replaceState(null, "", path);
  sessionStorage.setItem("coldaisle.splash", "seen");
  // A screen that forgot to fetch one of its texts would show the name of it.
  return stand(app, visitor, <Router />, frame);
}

/** Whoever waits for an element would otherwise have the whole document written out at each look in vain. */
function missing(message: string | null, container: Element): Error {
  const isWaiting = Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;
  const error = new Error([message, isWaiting ? "" : prettyDOM(container)].join("\n\n"));
  error.name = "TestingLibraryElementError";
  return error;
}

function stand(app: Application, visitor: Visitor, page: ReactNode, messages: Fetched) {
  // How soon a screen comes is for the benchmarks to say; a busy machine loads and draws slowly.
  configure({ asyncUtilTimeout: patience(15_000), getElementError: missing });
  answerWith(app, visitor);
  const store = createStore();
  const drawn = draw(
    <Provider store={store}>
      <App spoken={{ locale: "en", messages }} session={visitor.user}>
        {page}
      </App>
    </Provider>,
  );
  return { ...drawn, store };
}

/** Chooses from a menu by the names of its button and its entry. */
export async function choose(menu: string | RegExp, entry: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: menu }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
}
