/** Resolves after a number of milliseconds. */
export const wait = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, null));
