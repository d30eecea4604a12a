/** What some work costs the processor, in ms: a machine that is busy elsewhere makes it no dearer. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
