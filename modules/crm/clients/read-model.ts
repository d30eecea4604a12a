import { readModel } from "@/src/database/read-model";
import { clientContacts, clientSites, clients } from "./schema";

export const clientContactRows = readModel(clientContacts, [
  "clientId",
  "email",
  "id",
  "name",
  "phone",
  "position",
]);

export const clientSiteRows = readModel(clientSites, [
  "city",
  "clientId",
  "country",
  "id",
  "latitude",
  "longitude",
  "name",
]);

export const clientRows = readModel(clients, [
  "archivedAt",
  "id",
  "isSample",
  "name",
  "nameKey",
  "seq",
  "status",
  "version",
]);
