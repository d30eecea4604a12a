import type { z } from "zod";
import { candidates } from "@/modules/crm/candidates";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import type { App } from "@/src/app";
import { add } from "./adding";
import { NewDeployment } from "./model";

export type Details = Partial<z.input<typeof NewDeployment>>;

/** An invented deployment of an invented person at an invented company, unless the test says otherwise. */
export async function deployed(app: App, details: Details = {}) {
  const clientId = details.clientId ?? (await company(app)).id;
  const candidateId =
    details.candidateId === undefined ? (await person(app)).id : details.candidateId;
  return add(
    app,
    NewDeployment.parse({
      position: "Critical facilities engineer",
      location: "Frankfurt am Main",
      country: "DE",
      contractType: "contract",
      startDate: "2026-02-01",
      endDate: "2026-07-31",
      salary: "45",
      billRate: "75",
      employerPercent: 0,
      ...details,
      clientId,
      candidateId,
    }),
  );
}

export const statusOf = async (app: App, candidateId: string | null) =>
  (await candidates.find(app, candidateId ?? "")).status;
