import { keeping } from "@/modules/records/core";
import { projectsChanged } from "./events";
import { projects } from "./schema";

export const kept = keeping({
  kind: "project",
  table: projects,
  prefix: "P",
  news: projectsChanged,
});

/** For those who build on a project: its whole row, and what belongs into each write that changes it. */
export const { rowOf, idOf, fresh, changed, told, deed, archive, restore } = kept;
