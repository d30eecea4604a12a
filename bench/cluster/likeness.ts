import { policy } from "@/modules/testing";
import { idsOf, pathOf } from "@/e2e/requests";
import { type TestCluster, origin, type Place } from "./house";

/** What differs although nothing has changed: what one process and its disk are like, pages made for one visit, a log of asking. */
const own = /^\/api\/(system|admin\/backups|login|logout|gdpr\/log)\b/;

/** Every route that only reads, asked of two servers; answers those that did not say the same. */
export async function unlike({ places, signed, asking }: TestCluster, every = 1) {
  const [a, b] = places;
  if (!a || !b) throw new RangeError("Two servers are needed.");
  const ids = await idsOf(asking(a));
  const paths = Object.keys(policy)
    .filter((_, n) => n % every === 0)
    .filter((route) => route.startsWith("GET /api") && !own.test(route.slice(4)))
    .map((route) => pathOf(route.slice(4), ids));
  const different: string[] = [];
  for (const path of paths) {
    const [one, other] = [await said(a, signed.cookie, path), await said(b, signed.cookie, path)];
    if (one !== other) different.push(path);
  }
  return { asked: paths.length, different };
}

export async function said({ server }: Place, cookie: string, path: string): Promise<string> {
  const { address } = server;
  const answer = await fetch(address + path, { headers: { cookie, origin } });
  const text = (await answer.text())
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "a time")
    .replaceAll(/"requestId":"[^"]+"/g, "");
  const isFile = /pdf|zip|sheet|octet/.test(answer.headers.get("content-type") ?? "");
  return `${answer.status} ${isFile ? "" : text.replaceAll(address, "here")}`;
}
