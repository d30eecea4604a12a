import { expect, test } from "bun:test";
import { within } from "@testing-library/react";
import { scheduled } from "@/modules/engagement/interviews/fixtures";
import { main, open, patienceMs } from "./testing";

const own = "/job-portal?tab=applications";
const stages = async () =>
  within(await main().findByRole("list", { name: "Application status" }))
    .getAllByRole("listitem")
    .filter(({ dataset }) => dataset.reached === "true")
    .map(({ textContent }) => textContent);

test.each([
  ["pending", ["Applied"]],
  ["reviewing", ["Applied", "Review"]],
  ["interview", ["Applied", "Review", "Interview"]],
  ["offer", ["Applied", "Review", "Interview", "Offer"]],
] as const)(
  "an application that is %p has passed %p",
  async (status, passed) => {
    const { apply, move, show } = await open(own);
    await apply();
    if (status !== "pending") await move(status);
    await show();
    expect(await stages()).toEqual([...passed]);
  },
  patienceMs,
);

test(
  "an interview says when it is and goes into one's calendar",
  async () => {
    const { me, jobId, apply, application, move, show } = await open(own);
    await apply();
    await move("interview");
    const { candidateId } = await application();
    const { id } = await scheduled(me.as, { candidateId, jobId });
    await show();
    const link = await main().findByRole("link", { name: "Add to calendar" });
    expect(link.getAttribute("href")).toBe(`/api/crm/interviews/${id}/invitation.ics`);
    expect(main().getByText("Interview:")).toBeTruthy();
  },
  patienceMs,
);

test(
  "an offer congratulates, and its documents wait until they have been sent",
  async () => {
    const { apply, move, show } = await open(own);
    await apply();
    await move("offer");
    await show();
    expect(await main().findByText(/^Congratulations!/)).toBeTruthy();
    for (const name of ["View Contract", "Download Documents"]) {
      expect((main().getByRole("button", { name }) as HTMLButtonElement).disabled).toBe(true);
    }
  },
  patienceMs,
);

test(
  "whoever applied for nothing is led to the jobs, and an empty portal to the scraping",
  async () => {
    const { show } = await open(own, true);
    const user = await show();
    await user.click(await main().findByRole("link", { name: "Browse available jobs" }));
    const next = await main().findByRole("link", { name: "Go to AI Job Scraping" });
    expect(next.getAttribute("href")).toBe("/scraping");
  },
  patienceMs,
);

test(
  "hiring goes in six steps, each with its time",
  async () => {
    const { show } = await open("/job-portal?tab=process");
    await show();
    const durations = ["Instant", "24-48 hours", "3-5 days", "5-7 days", "7-10 days", "10-14 days"];
    for (const duration of durations) expect(await main().findByText(duration)).toBeTruthy();
    expect(main().getByRole("heading", { name: "Required documents" })).toBeTruthy();
  },
  patienceMs,
);
