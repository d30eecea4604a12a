import { readModel } from "@/src/database/read-model";
import { restrictions } from "./schema";

export const restrictionRows = readModel(restrictions, ["candidateId", "ground", "id", "liftedAt"]);
