import { afterEach } from "bun:test";
import { screen } from "@testing-library/react";
import { serveModel } from "@/modules/market/ai-enrichment/providers/standin.testing";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { visit } from "@/web/testing";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

/** A model for one test, which finds one of the things that the written ad hides. */
export function model(manner: Parameters<typeof serveModel>[0] = {}) {
  const quote = "machines that make cold water";
  const says = () => ({ facts: [{ kind: "skill", id: "chillers", quote, isRequired: true }] });
  const standIn = serveModel({ says, ...manner });
  opened.push(standIn);
  return standIn;
}

/** The Admin screen as a role sees it. */
export async function open(role: Role = "admin") {
  const app = testApp();
  const { cookie, user, ask } = await signedIn(app, role);
  const show = async () => {
    const page = visit(app, "/admin?tab=apiKeys", { cookie, user });
    await screen.findByRole("heading", { level: 1, name: "Admin Management" });
    return page;
  };
  return { app, ask, show };
}
