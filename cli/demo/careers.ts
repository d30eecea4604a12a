import { applying } from "@/modules/public/application-form";
import { candidates } from "@/modules/crm/candidates";
import { careers } from "@/modules/public/careers";
import { demoOwner } from "@/modules/platform/accounts";
import type { App } from "@/src/app";

import { sampleApplications } from "./applications";

const lookEveryMs = 500;
const mostLooks = 60;

/** Publishes a few jobs once the boards have told enough of them, for which people have applied. */
export async function furnishCareers(app: App): Promise<void> {
  const { email, firstName, lastName } = demoOwner;
  // Whoever tries the product has applied too, so that their own list is not empty.
  await candidates.add(app, { email, firstName, lastName, origin: "applied" });
  for (let look = 0; look < mostLooks; look += 1) {
    await Bun.sleep(lookEveryMs);
    const { count } = await careers.addSamples(app);
    if (count > 0) return addApplicants(app);
  }
}

async function addApplicants(app: App): Promise<void> {
  const { publications } = await careers.open(app);
  const jobIds = publications.map(({ jobId }) => jobId);
  await sampleApplications(app, jobIds);
  await applying.addSamples(app, jobIds);
}
