import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import "@/web/zod";
import { Acceptance, Forgotten, Reset } from "@/modules/platform/accounts/invitations/model";
import { Registration, SignIn } from "@/modules/platform/accounts/model";

export const signIn = standardSchemaResolver(SignIn);
export const registration = standardSchemaResolver(Registration);
export const forgotten = standardSchemaResolver(Forgotten);
export const reset = standardSchemaResolver(Reset);
export const acceptance = standardSchemaResolver(Acceptance);
