export { BenchmarksTab as Component } from "./benchmarks-tab";
