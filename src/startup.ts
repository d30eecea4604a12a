/**
 * Ends the start of the binary. Until then its compiler waits a hundred times longer than usual before it takes a function up
 * (`jitPolicy` in web/build/build.ts): what runs once is not worth compiling, and the threads of it stand in the way.
 */
export const endStart = (): void => Bun.unsafe.setJITPolicy(1);

/** Does without the collection of the whole process that Elysia asks for whenever it compiles a handler. */
export function withoutGc<Result>(work: () => Result): Result {
  const { gc } = Bun;
  Object.assign(Bun, { gc: () => {} });
  try {
    return work();
  } finally {
    Object.assign(Bun, { gc });
  }
}
