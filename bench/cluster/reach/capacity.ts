import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addAgency } from "@/src/agencies/directory";
import { callerOf, type Ask } from "../../crash/caller";
import { furnished } from "../../crash/installation";
import { product, serve } from "../../crash/server";
import type { TestCluster } from "../house";
import { type Asked, atRest, besideChanges, type Machine, type Reach, reachOf } from "./meter";
import { change, type Edited, filled, operations } from "../speed";
import { machinesOf } from "./spread";

/** A form of the product: who is asked, on which machine. */
type Form = { name: string; machines: { machine: Machine; asks: Ask[] }[]; close(): Promise<void> };

/** No divisor of a hundred, so that each changes something in its turn. */
const agencies = 7;
const asked = { ...operations, change: (ask: Ask, _: Edited, n: number) => change(ask, n) };
const read = ["list", "search", "open another", "dashboard", "today"] as const;

/** What each form reaches, by what is asked: while nobody writes, beside changes, and changes themselves. */
export async function capacities(house: TestCluster) {
  const rows: { form: string; name: string; reach: Reach }[] = [];
  for (const open of [oneMachine, threeNodes, manyAgencies]) {
    const form = await open(house);
    const rest = await atRest(form.machines.map(({ machine }) => machine));
    const measured = async (name: string, machines: Asked[]) =>
      rows.push({ form: form.name, name, reach: await reachOf(machines, rest) });
    try {
      for (const name of read) await measured(name, await askedOf(form, name));
      for (const name of read) {
        const [reading, changes] = [await askedOf(form, name), await askedOf(form, "change")];
        const mixed = reading.map((it, n) => besideChanges(it, changes[n]?.ask ?? it.ask));
        await measured(`99 of ${name} to a change`, mixed);
      }
      await measured("create", await askedOf(form, "create"));
    } finally {
      await form.close();
    }
  }
  return rows;
}

/** Who is asked on a machine takes turns, each with people of their own. */
async function askedOf({ machines }: Form, name: keyof typeof asked): Promise<Asked[]> {
  const operation = asked[name];
  return Promise.all(
    machines.map(async ({ machine, asks }) => {
      const people = await Promise.all(asks.map(editedBy));
      return {
        machine,
        ask: async (n: number) => {
          const at = Math.floor(n / machines.length) % asks.length;
          const [ask, edited] = [asks[at], people[at]];
          return ask && edited ? operation(ask, edited, n) : { status: 0 };
        },
      };
    }),
  );
}

const known = new WeakMap<Ask, Promise<Edited>>();
function editedBy(ask: Ask): Promise<Edited> {
  const edited = known.get(ask) ?? filled(ask);
  known.set(ask, edited);
  return edited;
}

async function oneMachine(): Promise<Form> {
  const { folder, cookie } = await furnished();
  const server = await serve(folder);
  const machine = { pids: () => [server.pid] };
  return {
    name: "one machine",
    machines: [{ machine, asks: [callerOf(server, cookie)] }],
    async close() {
      await server.end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function threeNodes(house: TestCluster): Promise<Form> {
  return {
    name: "three nodes, a server beside each",
    machines: machinesOf(house).map(({ place, pids }) => ({
      machine: { pids },
      asks: [house.asking(place)],
    })),
    async close() {},
  };
}

/** Each has a database of its own; the process, or the machine, is shared. */
async function manyAgencies(): Promise<Form> {
  const { folder: from, cookie } = await furnished();
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-capacity-"));
  const hosts = Array.from({ length: agencies }, (_, n) => `agency-${n}.example`);
  for (const host of hosts) {
    addAgency(folder, host, { PUBLIC_URL: `http://${host}` });
    cpSync(from, join(folder, host), { recursive: true });
  }
  const server = await serve(folder, ["env", `AGENCIES_DIR=${folder}`, ...product, "serve"]);
  const asks = hosts.map((host) =>
    callerOf({ address: server.address, origin: `http://${host}`, host }, cookie),
  );
  return {
    name: `${agencies} agencies in one process`,
    machines: [{ machine: { pids: () => [server.pid] }, asks }],
    async close() {
      await server.end("SIGKILL");
      for (const it of [folder, from]) rmSync(it, { recursive: true, force: true });
    },
  };
}
