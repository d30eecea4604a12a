import { readModel } from "@/src/database/read-model";
import { jobOrders } from "./schema";

export const jobOrderRows = readModel(jobOrders, ["jobId"]);
