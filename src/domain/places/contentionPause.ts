/** How long a request waits that met another one in the store. */

const [shortestPause, longestPause] = [200, 2_000];

/** Milliseconds before a contended request is sent again: at random, so that two writers do not meet again. */
export const chooseContentionPause = (random: () => number): number =>
  Math.round(shortestPause + random() * (longestPause - shortestPause));
