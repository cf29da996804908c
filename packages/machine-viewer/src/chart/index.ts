/** The entry `machine-viewer/chart`: a chart as SVG, outside of the page. It needs a layout (`machine-viewer/vite`). */
export { createPictureStyles } from './chartStyles.ts';
export { ChartSvg, type Highlights, noHighlights } from './chartSvg.ts';
