import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { terminal } from "../fixtures";

test("the terminal says what countries ask, who works abroad, and what was decided, for people and for scripts", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const { id: candidateId } = await person(app, {
    ...{ firstName: "Ola", lastName: "Nowak", country: "PL" },
  });
  const end = { startDate: "2020-01-01", endDate: "2099-12-31" };
  await deployed(app, { candidateId, country: "NL", contractType: "temporary", ...end });
  await app.close();

  const rules = (await type("compliance rules --country NL")).out;
  expect(rules).toContain("nl-notification");
  expect(rules).toContain("https://english.postedworkers.nl/client");
  expect(rules).not.toContain("de-max");
  expect((await type("compliance dossiers")).out).toContain("Ola Nowak  PL    NL");
  const [dossier] = JSON.parse((await type("compliance dossiers --json")).out);
  expect(dossier).toMatchObject({ overdue: 8, nextDue: "2020-01-01" });
  expect((await type("compliance independence")).out).toContain("STANDING");
  expect(JSON.parse((await type("compliance decisions --json")).out)).toEqual([]);
  expect(JSON.parse((await type("compliance pay --json")).out)).toMatchObject({ ads: [] });
  expect(JSON.parse((await type("compliance wtta --json")).out)).toMatchObject({
    ...{ papers: [], abroad: [{ candidateName: "Ola Nowak" }] },
  });
  expect((await type("compliance decisions --limit many")).code).toBe(65);
});
