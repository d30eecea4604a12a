// A server that nobody asks: what is drawn once asks nothing by itself. The name is that of the library.
export const treaty = () => ({ api: {} });
