import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { createBrowserRouter, redirect, type RouteObject, RouterProvider } from "react-router-dom";
import { Broken } from "./pages/platform/not-found/broken";
import { withRecordRows } from "./pages/records/lazy-record-rows";
import { Layout } from "./shell/layout";
import { withList } from "./screen";
import { screens } from "./screens";
import { Intro } from "./shell/splash/intro";
import { withTexts } from "./i18n/with-texts";
import { withPreloadedData } from "./state/first-load";
import { session } from "./state/session";

/** Where to go after signing in: the wanted address if it is a page of this product, else the dashboard. */
export function nextPage(address: string): string {
  const { origin, searchParams } = new URL(address);
  const next = searchParams.get("next");
  if (!next?.startsWith("/") || !URL.canParse(next, origin)) return "/";
  const wanted = new URL(next, origin);
  if (wanted.origin !== origin || /^\/(auth|api)(\/|$)/.test(wanted.pathname)) return "/";
  return wanted.pathname + wanted.search + wanted.hash;
}

const Nothing = () => null;
const opened: RouteObject[] = screens.flatMap(({ page, paths, texts, load }) =>
  paths.map((path) => ({
    path,
    lazy: withTexts(
      texts,
      withPreloadedData(path, withList.has(page) ? withRecordRows(load) : load),
    ),
  })),
);

/** Loaded by itself, because hardly anybody sees it. */
const notFound = () => import("./pages/platform/not-found/not-found");

/** Specification §2 links to the scraping screen by this address. */
const oldScraping = "/job-scraping";

const frame = { ErrorBoundary: Broken, HydrateFallback: Nothing };

export const signedInRoutes: RouteObject[] = [
  {
    path: "/auth",
    loader: ({ request }) => redirect(nextPage(request.url)),
    Component: Nothing,
    ...frame,
  },
  {
    ...frame,
    Component: Layout,
    children: [
      {
        ErrorBoundary: Broken,
        children: [
          ...opened,
          { path: oldScraping, loader: () => redirect("/scraping"), Component: Nothing },
          { path: "*", lazy: notFound },
        ],
      },
    ],
  },
];

function toSignIn({ request }: { request: Request }): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`/auth?next=${encodeURIComponent(pathname + search)}`);
}

export const signedOutRoutes: RouteObject[] = [
  { path: "/", loader: () => redirect("/auth"), Component: Nothing, ...frame },
  {
    path: "/auth",
    lazy: withTexts(["auth"], () => import("./pages/platform/auth")),
    ...frame,
  },
  // A link from a letter is no dead end: it opens its record once somebody has signed in.
  ...screens
    .flatMap(({ paths }) => paths)
    .filter((path) => path !== "/")
    .concat(oldScraping)
    .map((path) => ({ path, loader: toSignIn, Component: Nothing, ...frame })),
  { path: "*", lazy: notFound, ...frame },
];

/** Chooses the routes once it is known whether somebody is signed in. */
export function Router() {
  const { data: user, isPending, error } = useQuery(session);
  if (error) throw error;
  if (isPending) return null;
  if (!user) return <Routes key="out" routes={signedOutRoutes} />;
  return (
    <Intro>
      <Routes key="in" routes={signedInRoutes} />
    </Intro>
  );
}

function Routes({ routes }: { routes: RouteObject[] }) {
  const router = useMemo(() => createBrowserRouter(routes), [routes]);
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}
