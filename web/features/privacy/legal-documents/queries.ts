import { queryOptions } from "@tanstack/react-query";
import type { LegalDocument } from "@/modules/privacy/legal-documents/model";
import type { LetterKind } from "@/modules/privacy/breaches/rules";
import type { Locale } from "@/modules/platform/accounts/rules";
import { api, ok } from "@/web/api";
import { readSettings } from "@/web/features/platform/settings/queries";
import { breachesKey, legalKey, processingKey } from "@/web/state/query-keys";

export type Place = Pick<LegalDocument, "type" | "language">;

export const legalDocuments = queryOptions({
  queryKey: [...legalKey, "documents"],
  queryFn: () => ok(api.legal.documents.get()),
});

export const legalDocument = ({ type, language }: Place) =>
  queryOptions({
    queryKey: [...legalKey, "documents", type, language],
    queryFn: () => ok(api.legal.documents({ type })({ language }).get()),
  });

export const agencyCertificates = queryOptions({
  queryKey: [...legalKey, "certificates"],
  queryFn: () => ok(api.legal.certificates.get()),
});

export const legalNames = queryOptions({
  queryKey: [...legalKey, "names"],
  queryFn: () => readSettings("legal"),
});

export const register = (language: Locale) =>
  queryOptions({
    queryKey: [...processingKey, "register", language],
    queryFn: () => ok(api.processing.register.get({ query: { language } })),
  });

export const processors = queryOptions({
  queryKey: [...processingKey, "processors"],
  queryFn: () => ok(api.processing.processors.get()),
});

export const breachList = queryOptions({
  queryKey: breachesKey,
  queryFn: () => ok(api.breaches.get()),
});

export const breachLetter = (id: string, kind: LetterKind, language: Locale) =>
  queryOptions({
    queryKey: [...breachesKey, id, kind, language],
    queryFn: () => ok(api.breaches({ id }).letter.get({ query: { kind, language } })),
  });
