/** The stepped shapes and the weave: the site's own geometry on a square grid of threads. */

/** The diamond of seven steps: the frame of an icon, and the sun. */
export const diamond =
  'polygon(42.9% 0,57.1% 0,57.1% 14.3%,71.4% 14.3%,71.4% 28.6%,85.7% 28.6%,85.7% 42.9%,100% 42.9%,100% 57.1%,85.7% 57.1%,85.7% 71.4%,71.4% 71.4%,71.4% 85.7%,57.1% 85.7%,57.1% 100%,42.9% 100%,42.9% 85.7%,28.6% 85.7%,28.6% 71.4%,14.3% 71.4%,14.3% 57.1%,0 57.1%,0 42.9%,14.3% 42.9%,14.3% 28.6%,28.6% 28.6%,28.6% 14.3%,42.9% 14.3%)';

/** A square with stepped corners, wide enough for a number. */
export const steppedSquare =
  'polygon(30% 0,70% 0,70% 15%,85% 15%,85% 30%,100% 30%,100% 70%,85% 70%,85% 85%,70% 85%,70% 100%,30% 100%,30% 85%,15% 85%,15% 70%,0 70%,0 30%,15% 30%,15% 15%,30% 15%)';

/** One 4 px step at each corner of a button. */
export const notchedCorners =
  'polygon(4px 0,calc(100% - 4px) 0,calc(100% - 4px) 4px,100% 4px,100% calc(100% - 4px),calc(100% - 4px) calc(100% - 4px),calc(100% - 4px) 100%,4px 100%,4px calc(100% - 4px),0 calc(100% - 4px),0 4px,4px 4px)';

const createTile = (ground: string, bone: string, clay: string, gold: string): string => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='32' height='16' shape-rendering='crispEdges'><path fill='${ground}' d='M0 0h32v16H0z'/><path fill='${bone}' d='M0 2h6v2H4v2H2v4h2v2h2v2H0zM32 2h-6v2h2v2h2v4h-2v2h-2v2h6z'/><path fill='${clay}' d='M14 2h4v2h4v2h4v4h-4v2h-4v2h-4v-2h-4v-2H6V6h4V4h4z'/><path fill='${gold}' d='M14 6h4v1h2v2h-2v1h-4V9h-2V7h2z'/></svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}")`;
};

/** The tile of the woven border, 32 × 16 px. */
export const weave = createTile('#08231f', '#e9efe2', '#c9522b', '#f4b728');

/** The pale tile that drifts across a skeleton. */
export const paleWeave = createTile('#88888800', '#8aa39622', '#8aa39633', '#8aa39655');

/** The weave in the greens of the deep background: behind a portrait, above an article. */
export const quietWeave = createTile('#0d3631', '#114039', '#14473f', '#1d5a4f');
