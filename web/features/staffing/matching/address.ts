/** Where a job's candidates are ranked: its record on the whole page, over the list it was found in. */
export function matchAddress(jobId: string, search = ""): string {
  const params = new URLSearchParams(search);
  params.set("tab", "match");
  params.set("full", "1");
  return `/jobs/${jobId}?${params}`;
}
