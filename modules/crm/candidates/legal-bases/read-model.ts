import { readModel } from "@/src/read-model";
import { restrictions } from "./schema";

export const restrictionRows = readModel(restrictions, ["candidateId", "ground", "id", "liftedAt"]);
