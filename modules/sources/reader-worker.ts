import type { Page, Task } from "./model";
import { readPage } from "./read";

declare const self: Worker;

self.onmessage = ({ data }: MessageEvent<{ id: number; page: Page; task: Task }>) => {
  self.postMessage({ id: data.id, result: readPage(data.page, data.task) });
};
