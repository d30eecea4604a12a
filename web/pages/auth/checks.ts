import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import "@/web/zod";
import { Registration, SignIn } from "@/modules/users/model";

export const signIn = standardSchemaResolver(SignIn);
export const registration = standardSchemaResolver(Registration);
