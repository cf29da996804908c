/** The site's logger: writes to the browser's console. */
import type { Logger } from '../context/logger.ts';

export const consoleLogger: Logger = (what) => {
  console.warn(what);
};
