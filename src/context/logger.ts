/** Writes to the log of §8. A message never contains anything a citizen typed. */
export type Logger = (what: string) => void;
