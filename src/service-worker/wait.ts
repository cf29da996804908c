/** Resolves when so many milliseconds have passed. */
export const wait = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, null));
