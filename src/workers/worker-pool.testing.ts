/** A reader that does what its test asks of it. */
self.onmessage = ({ data }: MessageEvent<string>) => {
  if (data === "never stop") for (;;);
  if (data === "break") throw new Error("broken on purpose");
  if (data === "leave") process.exit(3);
  self.postMessage(`read ${data}`);
};
