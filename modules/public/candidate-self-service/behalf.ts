import { acting, type App } from "@/src/app";

/** What a candidate does by their link is signed by the page: they have no account. */
export const byPage = (app: App): App => acting(app, { id: null, name: "link to the own page" });
