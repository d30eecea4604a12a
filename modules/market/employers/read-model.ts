import { readModel } from "@/src/database/read-model";
import { employers } from "./schema";

export const employerRows = readModel(employers, ["key", "payAds", "payScore"]);
