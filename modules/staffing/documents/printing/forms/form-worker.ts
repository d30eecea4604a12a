import { formOf } from "./form";
import type { Form } from "./form-model";

declare const self: Worker;

/** A form on paper, away from the thread that answers people. */
self.onmessage = async ({ data }: MessageEvent<Form>) => self.postMessage(await formOf(data));
