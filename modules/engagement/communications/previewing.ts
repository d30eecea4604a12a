import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import type { MessagePreview, PreviewQuery } from "./model";
import { filled } from "./rules";
import { valuesOf } from "./values";

/** How a message would read, and which of its gaps nothing fills. */
export async function preview(app: App, query: PreviewQuery): Promise<MessagePreview> {
  const [values, signature] = await Promise.all([valuesOf(app, query), signatureOf(app)]);
  const subject = filled(query.subject, values);
  const content = filled(query.content, values);
  return {
    subject: subject.text,
    content: content.text,
    missing: [...new Set([...subject.missing, ...content.missing])],
    signature,
  };
}

/** What stands under the messages of whoever is at the desk. */
export const signatureOf = async (app: App): Promise<string> =>
  app.actor.id === null ? "" : mail.signatureOf(app, app.actor.id);
