import { readModel } from "@/src/database/read-model";
import { secondFactors, users } from "./schema";

export const secondFactorRows = readModel(secondFactors, ["confirmedAt", "userId"]);

export const userRows = readModel(users, [
  "createdAt",
  "email",
  "firstName",
  "id",
  "isActive",
  "lastName",
  "locale",
  "profileImageUrl",
  "role",
  "timezone",
  "title",
]);
