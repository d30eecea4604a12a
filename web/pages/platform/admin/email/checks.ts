import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { Password } from "@/modules/platform/settings/model";
import { MailServer } from "@/modules/platform/mail/model";
import { z } from "@/web/zod";

/** A mail server as a person fills it in; a password only where it is a new one. */
const ServerFields = MailServer.extend({ secret: z.literal("").or(Password) });
export type ServerFields = z.infer<typeof ServerFields>;

export const server = standardSchemaResolver<ServerFields, unknown, ServerFields>(ServerFields);
