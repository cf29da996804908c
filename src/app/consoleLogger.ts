/** The site's log is the browser's console. */
import type { Log } from '../context/loggerContext.ts';

export const log: Log = (what) => {
  console.warn(what);
};
