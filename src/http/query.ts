import { Elysia } from "elysia";

/** Leaves the values of a question as they were sent; Elysia makes a list of "Amsterdam, night shift". */
export const query = new Elysia({ name: "query" }).onTransform({ as: "global" }, (context) => {
  const { url } = context.request;
  context.query = url.includes("?") ? Object.fromEntries(new URL(url).searchParams) : {};
});
