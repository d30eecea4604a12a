import { expect, test } from "bun:test";
import { ad, takeIn } from "@/modules/market/jobs/fixtures";
import { testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { employers } from ".";

test("many new ads are counted some at a time, so that no write keeps others waiting", async () => {
  const app = testApp();
  const ads = Array.from({ length: 90 }, (_, n) =>
    ad({ title: `Technician ${n}`, company: `Polder Power ${n}` }),
  );
  await takeIn(app, ads);
  const sizes: number[] = [];
  const counted: App = {
    ...app,
    write: (writes, ...news) => {
      sizes.push(writes.length);
      return app.write(writes, ...news);
    },
  };
  expect(await employers.refresh(counted)).toEqual({ ads: 90, employers: 90 });
  expect(Math.max(...sizes)).toBeLessThan(100);
});
