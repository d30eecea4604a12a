/** The analyser with its taxonomy and the protocols, loaded when a model is first asked: a server starts without. */
export const analysis = () => import("@/modules/knowledge/analysis");
