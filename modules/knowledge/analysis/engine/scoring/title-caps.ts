import { isFacility, isHandsOn, isHardware } from "../findings/lookalikes";
import { skillById } from "../lexicon/taxonomy";
import type { Title } from "../title";
import { type Cap, type Term, weights } from "./weights";

const caps = {
  peripheral: 75,
  machinesOnly: 75,
  softwareOnly: 55,
  otherWork: 55,
  hardlySaid: 75,
  placeAlone: 55,
};

export const peripheralTerm: Term = {
  code: "peripheral",
  value: weights.peripheral,
  because: "a function beside the facility, by its title",
  facts: [],
};
const peripheralCap = {
  code: "peripheral",
  at: caps.peripheral,
  because: peripheralTerm.because,
};
const otherCap = {
  code: "other-work",
  at: caps.otherWork,
  because: "work of another trade, by its title",
};
const softwareCap = {
  code: "software-only",
  at: caps.softwareOnly,
  because: "no task on the facility or its hardware",
};
const machinesCap = {
  code: "machines-only",
  at: caps.machinesOnly,
  because: "work on the machines of a datacenter, not on the facility",
};
const placeCap = (at: number): Cap => ({
  code: "place-alone",
  at,
  because: "the title says where and not what, and the text hardly names any work",
});

const softwareRoles = new Set([
  "network-engineer-dc",
  "cloud-architect",
  "cloud-infrastructure-engineer",
  "devops-sre",
  "storage-platform-engineer",
]);

/** Who runs machines moves them too, by plans and over networks. */
const movedByPlan = new Set(["dc-migration", "decommissioning"]);

/** How high who runs programs, machines and networks may come: by hands on them, or not at all on the facility; who writes programs has no hands on what they are for. */
function softwareCaps(title: Title, present: Set<string>): Cap[] {
  if (title.isProgrammer) return [softwareCap];
  const { role, isSoftware, namesDatacenter } = title;
  if (!isSoftware && !(role !== null && softwareRoles.has(role.id))) return [];
  const hands = [...present].filter((id) => isHandsOn(id) && !movedByPlan.has(id));
  const isMoved = [...movedByPlan].some((id) => present.has(id));
  if (hands.some((id) => namesDatacenter || !isHardware(id))) return [];
  return hands.length > 0 || isMoved ? [machinesCap] : [softwareCap];
}

const ofMachines = ["virtualisation", "public-cloud", "private-cloud"];

/** A datacenter that goes into a cloud is moved at a desk: no plant of it is named, and nothing that hands carry. */
function moveCaps({ isMove }: Title, present: Set<string>): Cap[] {
  if (!isMove || !ofMachines.some((id) => present.has(id))) return [];
  const ids = [...present].filter((id) => !movedByPlan.has(id));
  if (ids.some((id) => isFacility(id))) return [];
  return ids.some((id) => isHandsOn(id)) ? [machinesCap] : [softwareCap];
}

/** A skill that says what is done at a datacenter, and how many tell what a title leaves open. */
const workFrom = 0.2;
const enoughWork = 2;

/** A title that names a datacenter says where the work is. What it is has to be said by a word of a trade, or by the text. */
function placeCaps({ namesDatacenter, namesWork }: Title, present: Set<string>): Cap[] {
  if (!namesDatacenter || namesWork) return [];
  const works = [...present].filter((id) => {
    const skill = skillById.get(id);
    return skill !== undefined && !skill.isContext && skill.weight >= workFrom;
  });
  if (works.length >= enoughWork) return [];
  return [placeCap(works.length > 0 ? caps.hardlySaid : caps.placeAlone)];
}

/** How high an ad may come by what its title says of the work. */
export const titleCaps = (title: Title, present: Set<string>): Cap[] => [
  ...(title.isPeripheral ? [peripheralCap] : []),
  ...(title.isOther ? [otherCap] : []),
  ...softwareCaps(title, present),
  ...moveCaps(title, present),
  ...placeCaps(title, present),
];
