import { goTo, languageOf, openDocumentOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { enquire, openedStamp } from "./enquiring";
import { factsOf } from "./facts";
import type { FormState } from "./form";
import type { Sent } from "./model";
import { pageOf } from "./page";

/** What whoever is not signed in sees first. */
export function visit(app: App, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const isSaid = (what: string) => searchParams.get(what) === "1";
  const [isSent, isAgain] = [isSaid("sent"), isSaid("again")];
  return drawn(app, request, { isSent, isAgain, sent: {}, refusal: null });
}

/** Takes in what was written; what is wrong is said beside it, with nothing lost. */
export async function write(app: App, visitor: Visitor, sent: Sent): Promise<Response> {
  const { request, network } = visitor;
  const refusal = await enquire(app, network, sent);
  if (!refusal) return goTo(`/?lang=${languageOf(request)}&sent=1#contact`);
  return drawn(app, request, { isSent: false, isAgain: false, sent, refusal });
}

export type Visitor = { request: Request; network: string };

async function drawn(app: App, request: Request, form: Omit<FormState, "opened">) {
  const facts = await factsOf(app, request);
  const told = {
    facts,
    locale: languageOf(request),
    form: { ...form, opened: openedStamp(app) },
  };
  return openDocumentOf(app, request, { ...pageOf(told), status: form.refusal ? 422 : 200 });
}
