import { expect, test } from "bun:test";
import { everyRoute, isChange } from "./fixtures";

test("these routes are open to everyone, these to admins alone, and only a viewer's own things change", () => {
  const of = (access: string) =>
    everyRoute.filter((it) => it.access === access).map(({ method, path }) => `${method} ${path}`);
  const isLink = (route: string) => / \/(calendar\/|h\/|s\/|u\/)/.test(route);
  expect(
    of("anyone")
      .filter(isLink)
      .map((route) => route.replace(/[^/]*$/, ""))
      .toSorted(),
  ).toEqual([
    "GET /calendar/",
    "GET /h/",
    "GET /s/",
    "GET /u/",
    "POST /h/",
    "POST /s/",
    "POST /u/",
  ]);
  const isOwnPage = (route: string) => / \/me(\/|$)/.test(route);
  const ownPage = of("anyone").filter(isOwnPage);
  expect(ownPage.map((route) => route.replace(/[\da-f-]{36}/, ":id"))).toEqual([
    "GET /me",
    "POST /me",
    "GET /me/:id",
    "POST /me/:id",
    "GET /me/:id/data.json",
    "GET /me/:id/documents/:documentId",
    "GET /me/:id/interviews/:interviewId",
    "GET /me/:id/invoices/:invoiceId/:form",
    "GET /me/:id/hours/:deploymentId/:week",
    "POST /me/:id/hours/:deploymentId/:week",
    "POST /me/:id/hours/:deploymentId/:week/expenses",
  ]);
  const isFace = (route: string) =>
    / \/(careers|apply|contact|legal|social\.png|sitemap\.xml|robots\.txt)/.test(route);
  const face = of("anyone").filter(isFace);
  expect(face.map((route) => route.replace(/[\da-f-]{36}/, ":id")).toSorted()).toEqual([
    "GET /apply/:id",
    "GET /careers",
    "GET /careers/:slug",
    "GET /careers/:slug/apply",
    "GET /careers/:slug/apply/sent",
    "GET /careers/feed.json",
    "GET /careers/feed.rss",
    "GET /careers/feed.xml",
    "GET /legal/:slug",
    "GET /legal/certificates",
    "GET /robots.txt",
    "GET /sitemap.xml",
    "GET /social.png",
    "POST /apply/:id",
    "POST /careers/:slug/apply",
    "POST /contact",
  ]);
  const open = of("anyone").filter(
    (route) => !isLink(route) && !isOwnPage(route) && !isFace(route),
  );
  expect(open.toSorted()).toEqual([
    "GET /api/auth/forgotten",
    "GET /api/auth/setup",
    "GET /api/branding",
    "GET /api/login",
    "GET /api/logout",
    "GET /healthz",
    "GET /keeping.js",
    "GET /readyz",
    "GET /uploads/:name",
    "POST /api/auth/acceptance",
    "POST /api/auth/forgotten",
    "POST /api/auth/link",
    "POST /api/auth/login",
    "POST /api/auth/register",
    "POST /api/auth/reset",
  ]);
  expect(of("admin")).toContain("PATCH /api/sources/linkedin");
  const changes = everyRoute.filter((it) => isChange(it) && it.access === "viewer");
  // In the portal one applies for oneself.
  const own =
    /^\/api\/((auth|dashboard|views|mentions|profile|notifications|crm\/calendar-feed)\b|applications$)/;
  expect(changes.filter(({ path }) => !own.test(path))).toEqual([]);
});
