/** A program of `bench`, by its path from there, in a process of its own; it prints one line when it is ready. */
export function spawned(file: string, ...words: string[]) {
  const child = Bun.spawn([process.execPath, `${import.meta.dir}/../${file}`, ...words], {
    stdout: "pipe",
    stderr: "inherit",
  });
  const firstLine = child.stdout.getReader().read();
  return {
    pid: child.pid,
    says: firstLine.then(({ value }) => new TextDecoder().decode(value).trim()),
    stop: async () => {
      child.kill();
      await child.exited;
    },
  };
}

/** One that nobody listens on at present. */
export function freePort(): number {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const { port = 0 } = server;
  void server.stop(true);
  return port;
}
