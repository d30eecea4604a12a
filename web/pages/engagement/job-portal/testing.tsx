import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { applications, type ApplicationStatus } from "@/modules/staffing/applications";
import { ad, allJobs, place, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

export const patienceMs = 20_000;

/** The portal as somebody without any other rights sees it. */
export async function open(path = "/job-portal", isEmpty = false) {
  const app = testApp({ now: () => new Date() });
  if (!isEmpty) {
    await takeIn(app, [
      ad({ title: "Facilities Engineer", company: "Polderhaven" }),
      ad({ title: "BMS Specialist", company: "Kältewerk", places: [place("Berlin", "DE")] }),
    ]);
  }
  const me = await signedIn(app, "viewer");
  const [first] = await allJobs(app);
  const jobId = first?.id ?? "";
  const apply = () => me.ask("POST", "/api/applications", { body: { jobId } });
  const application = async () => {
    const [found] = await applications.listByJob(app, jobId);
    if (!found) throw new Error("nobody applied");
    return found;
  };
  const move = async (status: ApplicationStatus) => {
    const { id, version } = await application();
    await applications.setStatus(me.as, id, { version, status });
  };
  const show = async () => {
    visit(app, path, me);
    await screen.findByRole("heading", { level: 1, name: "Job Portal" });
    return userEvent.setup();
  };
  return { app, me, jobId, apply, application, move, show };
}

export const main = () => within(screen.getByRole("main"));
/** What stands on the card of a job. */
export const card = async (title: string) => {
  const heading = await main().findByRole("heading", { name: title });
  const found = heading.closest("article");
  if (!found) throw new Error("no card");
  return within(found);
};
