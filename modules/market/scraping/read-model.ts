import { readModel } from "@/src/database/read-model";
import { scrapeRuns, searchProfiles } from "./schema";

export const scrapeRunRows = readModel(scrapeRuns, ["id", "state"]);

export const searchProfileRows = readModel(searchProfiles, ["id", "schedule"]);
