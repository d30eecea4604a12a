import type { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { port } from "@/src/port";
import type { CvEmployment } from "./model";
import type { Found } from "./readers/found";

/** What a model reported of a CV and the CV's own words bear out. */
type ReadByModel = {
  /** Which model said so. */
  by: string;
  fields: Required<Pick<Found, "field" | "value" | "detail" | "label" | "start" | "end">>[];
  employments: Omit<CvEmployment, "isCertain">[];
};

/** A CV's text without what identifies its person, and the entry that a model of this name was sent it. */
type SentCv = { text: string; sentEntry: (model: string) => ReturnType<typeof audit.entry> };

declare module "@/src/port" {
  interface PortAnswers {
    /** The language model that CVs may be sent to, by its name; null while no administrator has allowed it. */
    cvModel(app: App): Promise<string | null>;
    /** What that model finds in a CV; `sentEntry` is written down before it is sent, and only where it is. */
    readCvByModel(app: App, sent: SentCv): Promise<ReadByModel>;
  }
}

export const cvModel = port("cvModel");
export const readCvByModel = port("readCvByModel");
