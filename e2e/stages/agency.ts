// An agency as its visitors meet it: as many jobs as JOBS says, and candidates that a client was sent.
import { modules } from "@/modules/all";
import { adNumber } from "@/bench/data/ads";
import { startServer } from "@/cli/start-server";
import { added } from "@/modules/crm/candidates/fixtures";
import { careers } from "@/modules/engagement/careers";
import { said } from "@/modules/engagement/careers/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { pipelines } from "@/modules/staffing/pipeline";
import { shortlists } from "@/modules/staffing/submissions/shortlists";
import { NewShortlist } from "@/modules/staffing/submissions/shortlists/model";
import { submissions } from "@/modules/staffing/submissions";
import { onBoard } from "@/modules/staffing/submissions/fixtures";
import { demoOwner, users } from "@/modules/platform/accounts";
import { withActor, openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { ahead, files, page } from "@/web/generated/assets";

const app = openApp(readConfig(Bun.env, true), { modules });
const { id } = await users.add(app, { ...demoOwner, role: "admin" });
const as = withActor(app, { id, name: "Ada" });
await publish(Number(Bun.env["JOBS"] ?? 30));
const shortlist = await share();
const door = startServer(app, { page, files, ahead });
console.error(`${shortlist}\n${door.address}`);
process.once("SIGTERM", () => void door.close());

async function publish(count: number): Promise<void> {
  const ads = Array.from({ length: count }, (_, n) => adNumber(n));
  await takeIn(
    as,
    ads.map(({ title, company }) => ad({ title, company })),
  );
  for (const [n, job] of (await allJobs(as)).entries()) {
    const { title, company, city, country, html } = adNumber(n);
    const description = html.replaceAll(/<[^>]+>/g, "\n").trim();
    const place = { city, country: country === "GB" ? "UK" : country } as const;
    await careers.publish(
      as,
      job.id,
      said({ title, company, ...place, description, closesOn: null }),
    );
  }
}

async function share(): Promise<string> {
  const { project, candidate } = await onBoard(as, {});
  const other = await added(as, { firstName: "Femke", lastName: "Stroom" });
  await pipelines.addMany(as, { projectId: project.id, candidateIds: [other.id] });
  const today = new Date().toISOString().slice(0, 10);
  const candidateIds = [candidate.id, other.id];
  for (const candidateId of candidateIds) {
    const agreed = { candidateId, confirmedOn: today, way: "telephone" } as const;
    await submissions.confirm(as, project.id, agreed);
    await submissions.submit(as, project.id, { candidateId, isNamed: true });
  }
  const chosen = { candidateIds, isNamed: true, locale: "en", message: "Hello" };
  return (await shortlists.share(as, project.id, NewShortlist.parse(chosen))).path;
}
