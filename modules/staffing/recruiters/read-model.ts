import { readModel } from "@/src/read-model";
import { expertise } from "./schema";

export const expertiseRows = readModel(expertise, ["certifications", "userId"]);
