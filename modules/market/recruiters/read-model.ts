import { readModel } from "@/src/database/read-model";
import { expertise } from "./schema";

export const expertiseRows = readModel(expertise, ["certifications", "userId"]);
