import { screen } from "@testing-library/react";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

type Ask = Awaited<ReturnType<typeof signedIn>>["ask"];
export const samples = (ask: Ask) => ask("POST", "/api/jobs/create-samples");
export const nothing = async () => {};

/** The jobs screen of an administrator, with the sample jobs unless told otherwise. */
export async function open(path = "/jobs", fill: (ask: Ask) => Promise<unknown> = samples) {
  const app = testApp();
  const { cookie, user, ask } = await signedIn(app);
  await fill(ask);
  const page = visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "AI Job Intelligence" });
  return { ...page, ask, app };
}

/** A saved page with 53 ads, which is one page of the list and three jobs more. */
export async function halls(ask: Ask) {
  const ads = Array.from({ length: 53 }, (_, n) => ({
    "@type": "JobPosting",
    title: `Cooling Engineer, hall ${n + 1}`,
    description: `<p>Maintain chillers and CRAH units in data centre hall ${n + 1}.</p>`,
    hiringOrganization: { name: `Hall ${n + 1} Example BV` },
    url: `https://halls.example/jobs/${n + 1}`,
  }));
  const markup = JSON.stringify({ "@context": "https://schema.org", "@graph": ads });
  const page = `<html><script type="application/ld+json">${markup}</script></html>`;
  const form = new FormData();
  form.set("file", new File([page], "jobs.html", { type: "text/html" }));
  const sent = new Response(form);
  const headers = { "content-type": sent.headers.get("content-type") ?? "" };
  const answer = await ask("POST", "/api/jobs/from-file", { body: await sent.text(), headers });
  if (!answer.ok) throw new Error(await answer.text());
}
