/** Where a server listens that is told nothing else. */
export const defaultAddress = { host: "127.0.0.1", port: 3000 };
