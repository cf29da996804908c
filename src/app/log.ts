/** What the specification calls 'logged' (§8) goes here; never what a citizen typed. */
export type Log = (what: string) => void;

export const log: Log = (what) => {
  console.warn(what);
};
