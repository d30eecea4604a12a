import type { Breach } from "@/modules/privacy/breaches/model";
import type { Risk } from "@/modules/privacy/breaches/rules";
import { momentOf, wallOf } from "@/src/calendar/time-zones";

const texts = [
  ...(["title", "what", "dataKinds", "consequences", "measures", "riskReason"] as const),
  ...(["reference", "lateReason", "notToldReason"] as const),
];
const moments = ["discoveredAt", "notifiedAt", "toldAt"] as const;

export type TextName = (typeof texts)[number];
export type MomentName = (typeof moments)[number];
export type Draft = Record<TextName | MomentName, string> & { risk: Risk | ""; people: string };

/** A breach as its form shows it, by the reader's clock. */
export function draftOf(breach: Breach, zone: string): Draft {
  const wall = (at: string | null) => (at ? wallOf(at, zone) : "");
  const { title, what, dataKinds, consequences, measures, riskReason } = breach;
  return {
    ...{ title, what: what ?? "", dataKinds: dataKinds ?? "", consequences: consequences ?? "" },
    ...{
      measures: measures ?? "",
      riskReason: riskReason ?? "",
      reference: breach.reference ?? "",
    },
    ...{ lateReason: breach.lateReason ?? "", notToldReason: breach.notToldReason ?? "" },
    discoveredAt: wall(breach.discoveredAt),
    notifiedAt: wall(breach.notifiedAt),
    toldAt: wall(breach.toldAt),
    risk: breach.risk ?? "",
    people: breach.people === null ? "" : String(breach.people),
  };
}

/** What is sent of it. */
export function inputOf({ risk, people, ...draft }: Draft, zone: string) {
  const moment = (wall: string) => (wall ? (momentOf(wall, zone) ?? wall) : null);
  return {
    ...draft,
    discoveredAt: momentOf(draft.discoveredAt, zone) ?? draft.discoveredAt,
    notifiedAt: moment(draft.notifiedAt),
    toldAt: moment(draft.toldAt),
    risk: risk || null,
    people: people === "" ? null : Number(people),
  };
}
