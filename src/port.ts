import type { App } from "./app";

/**
 * Questions that one module asks and a higher one answers, so that no import runs up. Whoever asks declares its own here,
 * by `declare module "@/src/port"`; whoever answers says so under `answers` in its `module.ts`.
 */
export interface PortAnswers {}

declare module "./app" {
  interface Module {
    /** What it answers to modules below it, which know the question only. */
    readonly answers?: Partial<PortAnswers>;
  }
}

type Answer = (app: App, ...given: never[]) => Promise<unknown>;

/** The question as a function; a test looks that exactly one module answers. */
export const port = <Name extends keyof PortAnswers>(name: Name): PortAnswers[Name] => {
  const ask = (app: App, ...given: never[]) => {
    const answer = app.modules.find(({ answers }) => answers?.[name])?.answers?.[name];
    if (!answer) throw new Error(`No module answers ${name}.`);
    return (answer as Answer)(app, ...given);
  };
  return ask as PortAnswers[Name];
};
