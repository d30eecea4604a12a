import { expect, test } from "bun:test";
import { sampleClients } from "../demo/records/clients";
import { terminal } from "../fixtures";

test("a job that a client asks for is added, changed, closed and reopened from the terminal", async () => {
  const { type, context, folder } = terminal();
  const app = context.open();
  await sampleClients(app);
  await app.close();
  const file = `${folder}/../asked.txt`;
  await Bun.write(file, "You maintain UPS systems and chillers in our data centre.");

  const terms = `--client K-0001 --country NL --seats 3 --rate 72.50 --text ${file}`;
  const added = JSON.parse((await type(`jobs add Engineer ${terms} --json`)).out);
  expect(added).toMatchObject({ seats: 3, rate: "72.5", ratePeriod: "hour", country: "NL" });
  expect(added.description).toContain("UPS");
  expect(added.clientName).not.toBeNull();

  const copied = JSON.parse((await type(`jobs duplicate ${added.number} --json`)).out);
  expect(copied).toMatchObject({ seats: 3, title: "Engineer", clientName: added.clientName });
  const { out } = await type(`jobs edit ${added.number} --seats 5 --period day`);
  expect(out).toContain("5 wanted  EUR 72.5 per day");
  expect((await type(`jobs close ${added.number}`)).out).toContain("closed");
  expect(await type(`jobs close ${added.number}`)).toMatchObject({
    code: 73,
    err: "Only an open job can be closed.",
  });
  expect((await type(`jobs reopen ${added.number}`)).out).toContain("open");
  expect((await type("jobs add Engineer --rate cheap")).code).toBe(65);
  expect((await type("jobs add Engineer --client K-9999")).code).toBe(66);
  const absent = await type("jobs add Engineer --text nowhere.txt");
  expect(absent).toMatchObject({ code: 66, err: "There is no such file." });
});

test("what a job asks for is shown and corrected from the terminal", async () => {
  const { type, folder } = terminal();
  const file = `${folder}/../asked.txt`;
  await Bun.write(file, "You maintain chillers in our data centre. NEN 3140 is required.");
  await type(`jobs add Engineer --text ${file}`);
  const ids = async (line: string) =>
    JSON.parse((await type(`${line} --json`)).out).map(({ id }: { id: string }) => id);
  expect(await ids("jobs requirements J-0001")).toContain("chillers");
  expect(await ids("jobs correct J-0001 skill chillers --asks nothing")).not.toContain("chillers");
  expect(await ids("jobs correct J-0001 skill chillers --withdraw")).toContain("chillers");
  expect((await type("jobs requirements J-0001")).out).toMatch(/certificate +nen3140/);
  expect((await type("jobs correct J-0001 skill juggling")).code).toBe(65);
  expect((await type("jobs correct J-0001 skill chillers --asks maybe")).code).toBe(65);
});
