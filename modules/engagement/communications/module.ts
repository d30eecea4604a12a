import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { CommunicationsChanged, ReplyReceived } from "./events";
import { holder } from "./holder";
import { receiveSteadily } from "./inbox/inbox-status";
import * as model from "./model";
import * as questions from "./questions";
import { communicationTasks } from "./retention";
import { communicationRoutes, communicationStepRoutes, inboxRoutes, sharingRoutes } from "./routes";
import { communicated } from "./service";

export const manifest = defineModule({
  name: "engagement/communications",
  routes: [communicationRoutes, communicationStepRoutes, inboxRoutes, sharingRoutes],
  tokenArea: "crm",
  access: {
    "GET /api/crm/communications": { for: "viewer", does: "List messages" },
    "POST /api/crm/communications": {
      for: "recruiter",
      does: "Write a message or note a conversation",
    },
    "GET /api/crm/communications/recipients": {
      for: "recruiter",
      does: "List who of a record can be written to",
    },
    "POST /api/crm/communications/preview": { for: "recruiter", does: "Preview a message" },
    "GET /api/crm/communications/templates": { for: "viewer", does: "List templates of messages" },
    "POST /api/crm/communications/templates": { for: "admin", does: "Add a template of a message" },
    "PATCH /api/crm/communications/templates/:id": {
      for: "admin",
      does: "Change a template of a message",
    },
    "GET /api/crm/communications/:id": { for: "viewer", does: "Show a message" },
    "GET /api/crm/communications/:id/thread": {
      for: "viewer",
      does: "List the messages of a thread",
    },
    "PATCH /api/crm/communications/:id": { for: "recruiter", does: "Change a message" },
    "DELETE /api/crm/communications/:id": { for: "recruiter", does: "Remove a message" },
    "POST /api/crm/communications/:id/restoration": {
      for: "recruiter",
      does: "Bring a message back",
    },
    "POST /api/crm/communications/:id/sending": {
      for: "recruiter",
      does: "Send a message once more",
    },
    "DELETE /api/crm/communications/:id/sending": { for: "recruiter", does: "Hold a message back" },
    "POST /api/crm/communications/:id/sharing": {
      for: "recruiter",
      does: "Share a message with colleagues",
    },
    "DELETE /api/crm/communications/:id/sharing": {
      for: "recruiter",
      does: "Keep a message to yourself",
    },
    "POST /api/projects/:id/sharings": {
      for: "recruiter",
      area: "projects",
      does: "Submit several candidates to the client and send the link",
    },
    "GET /api/crm/inbox": { for: "admin", does: "Show the state of the agency's inbox" },
    "POST /api/crm/inbox/test": { for: "admin", does: "Test the connection to the inbox" },
    "POST /api/crm/inbox/reading": { for: "admin", does: "Look into the inbox now" },
    "POST /api/crm/communications/received": {
      for: "recruiter",
      upload: true,
      does: "Add a message that was received elsewhere",
    },
    "POST /api/crm/communications/:id/filing": {
      for: "recruiter",
      does: "File a message under a record",
    },
    "DELETE /api/crm/communications/:id/filing": {
      for: "recruiter",
      does: "Take a message out of its record",
    },
    "GET /api/crm/communications/:id/files/:fileId/content": {
      for: "viewer",
      does: "Download a file that came with a message",
    },
    "POST /api/crm/communications/:id/files/:fileId/keeping": {
      for: "recruiter",
      does: "Keep a file that came with a message",
    },
  },
  events: [CommunicationsChanged],
  holder,
  daily: communicationTasks,
  workers: [receiveSteadily],
  timeline: [communicated],
  webhooks: [
    webhookEvent("reply.received", ReplyReceived, ({ communicationId, threadId }) => ({
      communicationId,
      threadId,
    })),
  ],
  merging: {
    attached: [{ table: "communications", owner: "record_id", key: "id" }],
  },
  models: [model, questions],
});
