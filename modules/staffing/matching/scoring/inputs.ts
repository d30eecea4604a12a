import type { CandidateFacts } from "@/modules/crm/candidates";
import type { Component } from "../rules";
import type { JobDemand } from "../model";

/** All that one score looks at, and the day it is asked. */
export type Ground = { demand: JobDemand; facts: CandidateFacts; on: string };

/** What one component found; `unknown` names what a recruiter should ask. */
export type Found = {
  component: Component;
  value: number | null;
  matched: string[];
  near: string[];
  missing: string[];
  unknown: string[];
};

export const findInputs = (component: Component, details: Partial<Found>): Found => ({
  component,
  value: null,
  matched: [],
  near: [],
  missing: [],
  unknown: [],
  ...details,
});

/** The day by which everything has to be in order. */
export const dueOn = ({ demand, on }: Pick<Ground, "demand" | "on">): string =>
  demand.startsOn && demand.startsOn > on ? demand.startsOn : on;
