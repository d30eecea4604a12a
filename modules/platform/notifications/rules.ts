/** What people can be told of; the first four are specification §3. */
export const topics = [
  "jobMatches",
  "applications",
  "interviews",
  "reports",
  "mentions",
  "assignments",
  "tasks",
  "expiries",
  "replies",
  "campaigns",
] as const;
export type Topic = (typeof topics)[number];

/** The four checkboxes of the profile, specification §3. */
export const profileTopics = ["jobMatches", "applications", "interviews", "reports"] as const;
export type ProfileTopic = (typeof profileTopics)[number];

/** The ways to be told: in the bell, by a letter at once, in the letter of the day. */
export const channels = ["bell", "mail", "digest"] as const;
export type Channel = (typeof channels)[number];
export type Channels = Record<Channel, boolean>;

export const noChannels: Channels = { bell: false, mail: false, digest: false };
/** How a topic is told that somebody wants to hear of and said no more about. */
export const defaultChannels: Channels = { bell: true, mail: false, digest: true };
export const isAnyChannelOn = ({ bell, mail, digest }: Channels): boolean => bell || mail || digest;

/** How each topic is told to those who chose nothing; the first four by specification §3. */
export const defaults: Record<Topic, Channels> = {
  jobMatches: defaultChannels,
  applications: defaultChannels,
  interviews: noChannels,
  reports: defaultChannels,
  mentions: defaultChannels,
  assignments: defaultChannels,
  tasks: defaultChannels,
  expiries: defaultChannels,
  replies: defaultChannels,
  campaigns: defaultChannels,
};

/** Everything that somebody is told, and the topic that decides whether and how. */
export const topicOf = {
  matchFound: "jobMatches",
  matchesFound: "jobMatches",
  applicantWaiting: "applications",
  applicationAdded: "applications",
  applicationsAdded: "applications",
  applicationMoved: "applications",
  offerAccepted: "applications",
  ownDataAsked: "replies",
  otherTimeAsked: "replies",
  hoursDisputed: "replies",
  hoursReopened: "replies",
  interviewAccepted: "replies",
  interviewDeclined: "replies",
  interviewTentative: "replies",
  interviewScheduled: "interviews",
  interviewMoved: "interviews",
  interviewCancelled: "interviews",
  interviewSoon: "interviews",
  scorecardAsked: "interviews",
  reportReady: "reports",
  mentioned: "mentions",
  jobGiven: "assignments",
  taskGiven: "assignments",
  taskDue: "tasks",
  certificateEnding: "expiries",
  certificateEnded: "expiries",
  deploymentEnding: "expiries",
  postingDutyDue: "expiries",
  breachOpen: "tasks",
  tokenEnding: "expiries",
  passwordsGuessed: "tasks",
  dailyFailed: "tasks",
  purgeHalted: "tasks",
  webhookStopped: "tasks",
  replyReceived: "replies",
  letterBounced: "replies",
  enquiryReceived: "replies",
  campaignStarted: "campaigns",
  campaignPaused: "campaigns",
  campaignEnded: "campaigns",
} as const satisfies Record<string, Topic>;
export type NotificationKind = keyof typeof topicOf;

/** What somebody has to hear of at once, whatever they chose. */
export const urgent: Channels = { bell: true, mail: true, digest: false };
export const isUrgent = (what: NotificationKind): what is Urgent => what === "passwordsGuessed";
export type Urgent = Extract<NotificationKind, "passwordsGuessed">;

export const notificationKinds = Object.keys(topicOf) as [NotificationKind, ...NotificationKind[]];
export const kindsOfTopic = (topic: Topic): NotificationKind[] =>
  notificationKinds.filter((what) => topicOf[what] === topic);

type Leading = {
  what: NotificationKind;
  kind: string | null;
  recordId: string | null;
  params: Record<string, string | number>;
};

/** What concerns no record but the agency as a whole. */
const housePaths = {
  breachOpen: "/legal?tab=breaches",
  tokenEnding: "/admin?tab=integrations",
  webhookStopped: "/admin?tab=integrations",
  passwordsGuessed: "/profile?tab=settings",
  dailyFailed: "/admin?tab=system",
  purgeHalted: "/gdpr?tab=retention",
  reportReady: "/reports?exports=1",
} as const satisfies Partial<Record<NotificationKind, string>>;
const isAboutHouse = (what: NotificationKind): what is keyof typeof housePaths =>
  what in housePaths;

/** Where it leads. */
export function pathOf({ what, kind, recordId, params }: Leading): string {
  const { interviewId, applicationId, campaignId, communicationId, taskId, jobId } = params;
  if (interviewId) return `/crm?tab=interviews&view=${interviewId}`;
  if (applicationId) return `/applications/${applicationId}`;
  if (campaignId) return `/crm?tab=campaigns&campaign=${campaignId}`;
  if (communicationId) return `/crm?tab=communications&thread=${communicationId}`;
  if (what === "matchFound" || what === "matchesFound")
    return `/jobs/${jobId ?? recordId}?tab=match&full=1`;
  if (taskId) return kind ? `/${kind}s/${recordId}?tab=tasks` : "/tasks";
  if (what === "mentioned") return `/${kind}s/${recordId}?tab=notes`;
  if (isAboutHouse(what)) return housePaths[what];
  if (what === "certificateEnding" || what === "certificateEnded")
    return params.bucket ? `/certificates?bucket=${params.bucket}` : "/certificates";
  if (what === "hoursDisputed" || what === "hoursReopened")
    return `/deployments/${recordId}?tab=timesheets`;
  return kind ? `/${kind}s/${recordId}` : "/";
}

/** What is older than this is forgotten, read or not. */
export const keptDays = 90;
export const mostListed = 50;

/** A daily letter goes out from this hour of its reader's own day. */
export const digestHour = 7;
export const mostInDigest = 40;
