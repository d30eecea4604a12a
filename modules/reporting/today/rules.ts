/** What a day asks of somebody, the most pressing first; `trouble` is an administrator's. */
export const todayGroups = [
  "interviews",
  "tasks",
  "replies",
  "applications",
  "starts",
  "rollOffs",
  "certificates",
  "hours",
  "payments",
  "overdue",
  "trouble",
] as const;
export type TodayGroupName = (typeof todayGroups)[number];

export const todayWhose = ["mine", "everyone"] as const;
export type TodayWhose = (typeof todayWhose)[number];

export const rowsShown = 5;

/** So many days ahead it looks for starts and for assignments that end. */
export const startsWithinDays = 14;
export const rollOffsWithinDays = 28;
/** Of the starts to come so many are checked, the nearest first. */
export const startsChecked = 30;

/** Disputed hours are looked for in so many weeks, this one among them. */
export const disputesWithinWeeks = 5;

/** Where all of a group are seen. */
export const groupPaths: Record<TodayGroupName, string> = {
  interviews: "/crm",
  tasks: "/tasks",
  replies: "/crm?tab=communications",
  applications: "/applications?stretch=unreviewed",
  starts: "/deployments?status=scheduled",
  rollOffs: "/deployments?layout=bench",
  certificates: "/certificates",
  hours: "/deployments?status=active",
  payments: "/payments",
  overdue: "/payments?tab=reminders",
  trouble: "/admin?tab=system",
};
