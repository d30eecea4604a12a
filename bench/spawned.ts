/** A program of this folder in a process of its own; it prints one line when it is ready. */
export function spawned(file: string, ...words: string[]) {
  const child = Bun.spawn([process.execPath, `${import.meta.dir}/${file}`, ...words], {
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
