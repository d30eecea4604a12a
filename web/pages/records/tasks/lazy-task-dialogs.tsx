import { type ComponentProps, lazy, Suspense } from "react";

const load = () => import("./task-dialog");
const TaskDialog = lazy(async () => ({ default: (await load()).TaskDialog }));
const NewTaskDialog = lazy(async () => ({ default: (await load()).NewTaskDialog }));

/** The dialogs are loaded when they are opened. */
export const LazyTaskDialog = (props: ComponentProps<typeof TaskDialog>) => (
  <Suspense>
    <TaskDialog {...props} />
  </Suspense>
);

export const LazyNewTaskDialog = (props: ComponentProps<typeof NewTaskDialog>) => (
  <Suspense>
    <NewTaskDialog {...props} />
  </Suspense>
);
