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

declare module "@/src/port" {
  interface Answers {
    /** The language model that CVs may be sent to, by its name; null while no administrator has allowed it. */
    cvModel(app: App): Promise<string | null>;
    /** What that model finds in a CV. */
    readCvByModel(app: App, text: string): Promise<ReadByModel>;
  }
}

export const cvModel = port("cvModel");
export const readCvByModel = port("readCvByModel");
