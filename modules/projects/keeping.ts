import { keeping } from "@/modules/records";
import { projectsChanged } from "./events";
import { projects } from "./schema";

export const kept = keeping({
  kind: "project",
  table: projects,
  prefix: "P",
  news: projectsChanged,
});

/** For those who build on a project: its whole row, and whose number somebody says. */
export const { rowOf, idOf } = kept;
