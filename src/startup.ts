/**
 * Ends the start of the binary. Until then its compiler waits a hundred times longer than usual before it takes a function up
 * (`jitPolicy` in web/build/build.ts): what runs once is not worth compiling, and the threads of it stand in the way.
 */
export const endStart = (): void => Bun.unsafe.setJITPolicy(1);
