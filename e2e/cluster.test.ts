import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { faults } from "@/bench/cluster/faults";
import { hearing } from "@/bench/cluster/hearing";
import { type TestCluster, openTestCluster } from "@/bench/cluster/house";
import { openCuttable } from "@/bench/cluster/killed/cut-off";
import { unlike } from "@/bench/cluster/likeness";
import { short, told } from "@/bench/cluster/stories/stories";
import { whole } from "@/bench/cluster/whole/wholeness";
import { writingDuring } from "@/bench/cluster/writing";
import { program } from "@/src/engines/rqlite/nodes.testing";
import { patience } from "@/src/patience.testing";

setDefaultTimeout(patience(120_000));

// The short form; `bun run cluster` does each of it longer, with imports and campaigns and beside a file.

const onCluster = test.if(program !== null);
let house: TestCluster;
let nodes: Awaited<ReturnType<typeof openCuttable>>;
beforeAll(async () => {
  if (!program) return;
  nodes = await openCuttable();
  house = await openTestCluster(2, nodes.cluster);
});
afterAll(async () => {
  await house?.close();
  nodes?.close();
});

onCluster("two servers on one cluster answer alike, and each hears of the other", async () => {
  const { asked, different } = await unlike(house, 4);
  expect(different).toEqual([]);
  expect(asked).toBeGreaterThan(40);
  expect(await hearing(house, 2)).toBeGreaterThan(0);
});

onCluster("each story that is lived at one server is told and shown at the other", async () => {
  const all = await told(house, short);
  expect(all.flatMap(({ unlike }) => unlike)).toEqual([]);
  expect(all.every(({ steps }) => steps > 0)).toBe(true);
});

onCluster.each(["the leader is killed", "a server is killed"])(
  "what was answered while %s is there once",
  async (name) => {
    const written = await writingDuring(house, 4, async () => faults[name]?.(house, 1000));
    expect(written).toMatchObject({ lost: 0, twice: 0, failed: 0 });
    expect(written.acknowledged).toBeGreaterThan(0);
  },
);

onCluster("what was answered while the leader hears nobody is there once", async () => {
  const leader = await nodes.cluster.leader();
  const written = await writingDuring(house, 4, () => nodes.cutFor(leader, 2000));
  expect(written).toMatchObject({ lost: 0, twice: 0, failed: 0 });
  expect(written.acknowledged).toBeGreaterThan(0);
});

onCluster(
  "erasures leave every node's copy whole, and nothing of the erased in it or in the bucket",
  async () => {
    expect(await whole(house, 2)).toEqual({
      ...{ findings: [], lost: 0, left: 0, bucket: { held: 2, left: 0 } },
    });
  },
);
