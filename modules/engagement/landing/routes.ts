import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/access/address";
import { networkOf } from "@/src/http/access/limits";
import { Sent } from "./model";
import social from "./social.png" with { type: "file" };
import * as landing from "./visiting";

/** What belongs to the first page beside the page itself, which the door shows to whoever is not signed in. */
export const landingPages = (app: App) =>
  new Elysia()
    .derive(({ request, server }) => ({ network: networkOf(addressOf(app, server, request)) }))
    .post(
      "/contact",
      ({ body, request, network }) => landing.write(app, { request, network }, body),
      {
        body: Sent,
      },
    )
    .get("/social.png", () => pictureOf(social));

/** What a link to the page looks like where it is shared; other sites show it too. */
const pictureOf = (path: string) =>
  new Response(Bun.file(path), {
    headers: {
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
