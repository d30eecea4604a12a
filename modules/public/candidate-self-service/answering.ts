import { documentOf, languageOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { pageOf } from "./page";
import { askingPage } from "./asked";
import type { Visit } from "./visiting";

type Asked = { visit: Visit | null; secret: string };

/** The page, or where a new link is asked for. */
export const answered = (
  app: App,
  request: Request,
  { visit, secret }: Asked,
): Promise<Response> =>
  visit
    ? documentOf(app, request, pageOf(visit, secret))
    : askingPage(app, languageOf(request), "broken").then((page) =>
        documentOf(app, request, page, 404),
      );
