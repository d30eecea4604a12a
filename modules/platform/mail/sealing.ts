import type { App } from "@/src/app";
import { seal, unseal } from "@/src/secrets";

const purposeOf = (letterId: string) => `letter ${letterId}`;

/** For a letter that carries a key to something: whoever copies the queue finds none in it. */
export const sealLetter = (app: App, letterId: string, secret: string): Promise<string> =>
  seal(app.config, purposeOf(letterId), secret);

export const openLetter = (app: App, letterId: string, content: string): Promise<string> =>
  unseal(app.config, purposeOf(letterId), content);
