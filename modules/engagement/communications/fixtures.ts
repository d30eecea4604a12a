import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";

type Input = Record<string, unknown>;

/** A recruiter and a candidate whom they write to; a colleague is asked for where a test needs one. */
export async function writingDesk(app = testApp()) {
  const ada = await signedIn(app, "recruiter");
  const colleague = () => signedIn(app, "recruiter");
  const candidate = await added(app, { firstName: "Mila", email: "mila@people.example" });
  const about = { entityType: "candidate", entityId: candidate.id };
  const path = "/api/crm/communications";
  const write = (input: Input, who = ada) =>
    who.ask("POST", path, { body: { ...about, subject: "Hello", content: "Words", ...input } });
  const sent = async (input: Input = {}, who = ada) =>
    (await write({ type: "email", to: "mila@people.example", ...input }, who)).json();
  const listed = async (query = "", who = ada) => (await who.ask("GET", `${path}?${query}`)).json();
  const change = async (method: string, rest: string, body: unknown = {}, who = ada) =>
    who.ask(method, `${path}/${rest}`, { body });
  const read = async (rest: string, who = ada) => (await who.ask("GET", `${path}/${rest}`)).json();
  return { app, ada, colleague, candidate, about, path, write, sent, listed, change, read };
}
