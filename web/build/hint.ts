/** Has V8 compile all functions of a file while it arrives, on a thread of its own. */
export const hint = "//# allFunctionsCalledOnLoad\n";
