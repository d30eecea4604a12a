import { lazy } from "react";

/** Travels when somebody begins to answer. */
export const AnswerDialog = lazy(() => import("./answer-dialog"));
