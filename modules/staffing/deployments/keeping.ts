import { keeping } from "@/modules/platform/records";
import { deploymentsChanged } from "./events";
import { deployments } from "./schema";

export const kept = keeping({
  kind: "deployment",
  table: deployments,
  prefix: "D",
  news: deploymentsChanged,
});
