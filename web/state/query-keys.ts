/** What the shell and the screens both read; a key is the address it is read from (specification §7). */
export const sessionKey = ["/api/auth/user"];
/** Whose product it looks like. */
export const brandKey = ["/api/branding"];
/** What the palette finds; asked anew whenever it is opened. */
export const searchKey = ["/api/search"];
export const scrapeStatusKey = ["/api/jobs/scrape/status"];
/** What the day asks for. */
export const todayKey = ["/api/today"];
export const metricsKey = ["/api/dashboard/metrics"];
/** What has just happened, on each tab of the dashboard. */
export const recentKey = ["/api/dashboard/recent"];
export const insightsKey = ["/api/ai/insights"];
/** How somebody has arranged their dashboard. */
export const layoutKey = ["/api/dashboard/layout"];
/** Every list, count and record of jobs begins with this. */
export const jobsKey = ["/api/jobs"];
/** Every list and record of candidates, and their applications, begins with this. */
export const candidatesKey = ["/api/candidates"];
/** What candidates see and ask on their own pages. */
export const ownPagesKey = ["/api/own-page"];
/** Every import of candidates begins with this. */
export const listImportsKey = ["/api/list-imports"];
export const importsKey = ["/api/imports"];
/** Every list and record of clients begins with this. */
export const clientsKey = ["/api/clients"];
/** What is attached to records of any kind. */
export const tagsKey = ["/api/tags"];
/** Who looks after which record. */
export const ownersKey = ["/api/owners"];
export const viewsKey = ["/api/views"];
export const notesKey = ["/api/notes"];
export const tasksKey = ["/api/tasks"];
export const filesKey = ["/api/files"];
export const documentsKey = ["/api/documents"];
export const timelineKey = ["/api/timeline"];
/** What the public reads of jobs. */
export const publicationsKey = ["/api/careers"];
/** Every list, record and board of projects begins with this. */
export const projectsKey = ["/api/projects"];
/** Every ranking of recruiters and every owner of a job begins with this. */
export const recruitersKey = ["/api/recruiters"];
/** Every list and record of deployments, their starts and their bench begins with this. */
export const deploymentsKey = ["/api/deployments"];
/** What is asked before a start, by client, site and project. */
export const requirementsKey = ["/api/requirements"];
/** What hours are billed and paid at, by client, project and deployment. */
export const rateCardsKey = ["/api/rate-cards"];
/** Billing details, invoices and runs. */
export const billingKey = ["/api/invoices"];
/** Bank entries, reminders and exports of the books. */
export const paymentsKey = ["/api/payments"];
/** The hours of a week or a deployment. */
export const timesheetsKey = ["/api/timesheets"];
/** Every start check begins with this; papers, requirements and overrides change it. */
export const startsKey = ["/api/starts"];
/** Every list and count of certificates that end begins with this. */
export const certificatesKey = ["/api/certificates"];
/** The figures of the CRM screen. */
export const crmMetricsKey = ["/api/crm/metrics"];
/** Every list of interviews, and one interview, begins with this. */
export const interviewsKey = ["/api/crm/interviews"];
/** Every list and thread of communications, and the templates of messages, begins with this. */
export const communicationsKey = ["/api/crm/communications"];
/** How interviews went and how soon people answer. */
export const crmAnalyticsKey = ["/api/crm/analytics"];
/** Every list of campaigns, and one campaign with its audience and recipients, begins with this. */
export const campaignsKey = ["/api/campaigns"];
/** What the reader was told, and how much of it is unread, begins with this. */
export const notificationsKey = ["/api/notifications"];
/** Whom one can name and give work to, with their pictures. */
export const colleaguesKey = ["/api/colleagues"];
/** Who the reader is to the product, and what they are told of. */
export const profileKey = ["/api/profile"];
/** Which backups there are, and what is being done about them. */
export const backupsKey = ["/api/admin/backups"];
/** How the mail stands, its settings and its log begin with this. */
export const mailKey = ["/api/mail"];
/** Which programs are told what happens, and every message to them, begins with this. */
export const webhooksKey = ["/api/webhooks"];
/** The keys of other programs begin with this. */
export const tokensKey = ["/api/tokens"];
/** What runs once a day, and how it went, begins with this. */
export const schedulesKey = ["/api/schedules"];
/** How the house stands begins with this. */
export const systemKey = ["/api/system"];
/** What boards can begin with, of the agency's own making. */
export const stageTemplatesKey = ["/api/stage-templates"];
/** The figures, the log, the people to look at and the requests of the GDPR screen begin with this. */
export const gdprKey = ["/api/gdpr"];
/** What the agency says in writing, and the marks it holds, begin with this. */
export const legalKey = ["/api/legal"];
/** The record of processing and who handles data for the agency begin with this. */
export const processingKey = ["/api/processing"];
/** Every list of breaches, and the letters about one, begins with this. */
export const breachesKey = ["/api/breaches"];
/** The reports of a period, and the lines behind their figures, begin with this. */
export const reportsKey = ["/api/reports"];
/** What the market asks for, and the ads behind that, begin with this. */
export const analyticsKey = ["/api/analytics"];
/** Reports as files, and who is sent them, begin with this. */
export const boardPacksKey = ["/api/board-packs"];
/** One's own second factor, and where one is signed in. */
export const ownFactorKey = ["/api/auth/second-factor"];
export const ownSessionsKey = ["/api/auth/sessions"];
/** Everybody with an account, those invited and the log of sign-ins begin with these. */
export const usersKey = ["/api/users"];
export const invitationsKey = ["/api/invitations"];
/** Rules of countries, decisions and checks begin with this; dossiers belong to their deployments. */
export const complianceKey = ["/api/compliance"];
