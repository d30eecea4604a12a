/** CPU time that some work takes, in ms: unlike wall-clock time it does not grow on a busy machine. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
