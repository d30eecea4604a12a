import { createContext } from "react";

/** Whether there is room for the filters that stand in sight; without it those that narrow nothing wait. */
export const FiltersInSight = createContext(true);
