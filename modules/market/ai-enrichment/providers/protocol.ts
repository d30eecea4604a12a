import type { AiConnection } from "@/modules/platform/settings/model";
import type { ProviderId } from "@/modules/platform/settings/rules";

/** A model that can be asked: where, which, and with what key. */
export type Provider = { id: ProviderId; connection: AiConnection; key: string | null };

/** As facts name it, so that everybody sees which model said so. */
export const nameOf = ({ id, connection }: Provider): string => `${id} ${connection.model}`;

export type Question = { instructions: string; ad: string; schema: object };
export type Sending = { url: string; headers: Record<string, string>; body: object };

/** What an answer carries, whatever the protocol; tokens are null where the provider does not count them. */
export type Answer = { content: unknown; tokensIn: number | null; tokensOut: number | null };

export type Protocol = {
  /** The question in this protocol; where servers differ, the next way is tried when one is refused. */
  ways(provider: Provider, question: Question): Sending[];
  /** Throws where the answer is not of this protocol. */
  read(body: unknown): Answer;
};

export const at = ({ connection }: Provider, path: string) =>
  `${connection.baseUrl.replace(/\/+$/, "")}${path}`;
