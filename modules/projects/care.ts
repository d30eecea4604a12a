import type { App } from "@/src/app";
import { kept } from "./keeping";

export async function archive(app: App, ids: string[]) {
  const { count, ids: projectIds } = await kept.archive(app, ids);
  return { count, projectIds };
}

export async function restore(app: App, ids: string[]) {
  const { count, ids: projectIds } = await kept.restore(app, ids);
  return { count, projectIds };
}
