import { keeping } from "@/modules/records/core";
import { deploymentsChanged } from "./events";
import { deployments } from "./schema";

export const kept = keeping({
  kind: "deployment",
  table: deployments,
  prefix: "D",
  news: deploymentsChanged,
});
