import { readModel } from "@/src/database/read-model";
import { projects } from "./schema";

export const projectRows = readModel(projects, ["clientId", "id", "isSample", "name"]);
