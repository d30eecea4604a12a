import type { App } from "@/src/app";
import { port } from "@/src/port";

type Limits = { largest: number; widest: number; within: { width: number; height: number } };
type Redrawn = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

declare module "@/src/port" {
  interface PortAnswers {
    /** A picture from outside, looked through and drawn anew within limits. */
    redrawn(app: App, picture: File, limits: Limits): Promise<Redrawn>;
  }
}

export const redrawn = port("redrawn");
