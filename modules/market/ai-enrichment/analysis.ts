/** The analyser with its taxonomy, loaded when a model is first asked: a server starts without. */
export const analysis = () => import("@/modules/knowledge/analysis");

/** The same for what asks a model; it knows the taxonomy too. */
export const providers = () => import("./providers");
