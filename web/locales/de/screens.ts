/** The texts of the screens, each fetched with the first screen that speaks them. */
export default {
  admin: () => import("./admin.json"),
  attached: () => import("./attached.json"),
  auth: () => import("./auth.json"),
  candidates: () => import("./candidates.json"),
  clients: () => import("./clients.json"),
  dashboard: () => import("./dashboard.json"),
  empty: () => import("./empty.json"),
  jobs: () => import("./jobs.json"),
  matching: () => import("./matching.json"),
  merging: () => import("./merging.json"),
  projects: () => import("./projects.json"),
  radar: () => import("./radar.json"),
  reanalysis: () => import("./reanalysis.json"),
  records: () => import("./records.json"),
  recruiters: () => import("./recruiters.json"),
  scraping: () => import("./scraping.json"),
};
