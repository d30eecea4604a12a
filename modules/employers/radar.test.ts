import { test } from "bun:test";
import { advertised, aroundFrankfurt } from "./fixtures";
import * as employers from "./service";
import * as leads from "./leads";
import { allJobs } from "../jobs/fixtures";
import { EmployerQuery } from "./model";

test("x", async () => {
  const app = await advertised(aroundFrankfurt);
  console.log((await allJobs(app)).map((j) => [j.title, j.category, j.score]));
  console.dir(await employers.list(app, EmployerQuery.parse({})), { depth: 5 });
  console.dir(await leads.list(app, { state: "live" }), { depth: 3 });
});
