import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { createBrowserRouter, redirect, type RouteObject, RouterProvider } from "react-router-dom";
import { useMessages } from "use-intl";
import { nextPage } from "./next";
import { Broken } from "./pages/not-found/broken";
import { NotFound } from "./pages/not-found/not-found";
import { Layout } from "./shell/layout";
import { Intro } from "./shell/intro";
import { session } from "./state/session";

/** Screens of their own, by address. */
const screens: RouteObject[] = [
  { path: "/", lazy: () => import("./pages/dashboard") },
  { path: "/scraping", lazy: () => import("./pages/scraping") },
  { path: "/jobs/:id?", lazy: () => import("./pages/jobs") },
];

/** Screens that have nothing to keep yet and say so. */
const emptyPaths = [
  ...["/job-portal", "/candidates", "/clients", "/projects", "/deployments", "/crm", "/gdpr"],
  ...["/legal", "/analytics", "/reports", "/admin", "/profile", "/recruiter-match"],
];

const Nothing = () => null;
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
          ...screens,
          ...emptyPaths.map((path) => ({ path, lazy: () => import("./pages/empty") })),
          { path: "/job-scraping", loader: () => redirect("/scraping"), Component: Nothing },
          { path: "*", Component: NotFound },
        ],
      },
    ],
  },
];

export const signedOutRoutes: RouteObject[] = [
  { path: "/", loader: () => redirect("/auth"), Component: Nothing, ...frame },
  {
    path: "/auth",
    lazy: () => import("./pages/auth"),
    ...frame,
  },
  { path: "*", Component: NotFound, ...frame },
];

/** Chooses the routes once it is known whether somebody is signed in. */
export function Router() {
  const { data: user, isPending, error } = useQuery(session);
  const texts = useMessages();
  if (error) throw error;
  if (isPending) return null;
  if (!user) return <Routes key="out" routes={signedOutRoutes} />;
  // Whoever signs in quickly waits for the texts of the screens, which follow those of the frame.
  if (!("dashboard" in texts)) return null;
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
