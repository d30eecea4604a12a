import { readModel } from "@/src/read-model";
import { projects } from "./schema";

export const projectRows = readModel(projects, ["clientId", "id", "isSample", "name"]);
