import { lazy } from "react";

/** Loaded when somebody begins to answer. */
export const AnswerDialog = lazy(() => import("./answer-dialog"));
