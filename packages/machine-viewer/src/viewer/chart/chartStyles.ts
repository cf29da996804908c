/**
 * The chart's styles as plain CSS. The page and the pictures in docs/machines share them; the pictures add their own
 * colors.
 */
import { tokens } from '../../../../../src/theme/tokens.ts';

const usedTokens = [
  'paper',
  'mist',
  'ink',
  'ink2',
  'edge',
  'leaf',
  'gold',
  'knot',
  'onknot',
  'clay',
] as const;

const declareColours = (theme: 'light' | 'dark'): string =>
  usedTokens.map((name) => `--${name}:${tokens[name][theme]};`).join('');

/** Styles for a standalone picture, including the color variables. */
export const standaloneChartStyles = `svg{${declareColours('light')}background:var(--mist)}
@media (prefers-color-scheme:dark){svg{${declareColours('dark')}}}`;

export const chartStyles = `
.chart text{font-family:ui-monospace,"Roboto Mono","DejaVu Sans Mono",Consolas,monospace;font-size:13px;fill:var(--ink2);white-space:pre}
.chart text{paint-order:stroke;stroke:var(--mist);stroke-width:4px;stroke-linejoin:round}
.chart .title{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-size:15px;font-weight:700;fill:var(--ink)}
.chart .words .title{pointer-events:none}
.chart .words text{stroke:var(--paper)}
.chart .words.outer text{stroke:var(--mist)}
.chart .words.leaf.on text{stroke:var(--knot)}
.chart .box{fill:var(--paper);stroke:var(--edge);stroke-width:1.5}
.chart .outer>.box{fill:var(--mist)}
.chart .region>.box{stroke-dasharray:6 4}
.chart .arrow{fill:none;stroke:var(--edge);stroke-width:1.5}
.chart .head,.chart .dot{fill:var(--edge)}
.chart .patch{fill:var(--mist)}
.chart .taken .arrow{stroke:var(--leaf);stroke-width:2.5}
.chart .taken .head{fill:var(--leaf)}
.chart text.taken{fill:var(--leaf);font-weight:700}
.chart .never .arrow{stroke:var(--clay);stroke-dasharray:5 4}
.chart .never .head{fill:var(--clay)}
.chart text.never{fill:var(--clay)}
.chart .last .arrow{stroke:var(--leaf);stroke-width:5}
.chart text.last{fill:var(--leaf);font-weight:700;text-decoration:underline}
.chart .on>.box{stroke:var(--gold);stroke-width:3}
.chart .leaf.on>.box{fill:var(--knot);stroke-width:5}
.chart .leaf.on>text{fill:var(--onknot)}
.chart .selected>.box{stroke:var(--clay);stroke-width:4}
.chart .selected>.arrow{stroke:var(--clay);stroke-width:4}
.chart .selected>.head{fill:var(--clay)}
.chart text.selected{fill:var(--clay);font-weight:700}
@media (forced-colors:active){
.chart .on>.box{stroke:Highlight}
.chart .leaf.on>.box{fill:Highlight}
.chart .leaf.on>text{fill:HighlightText}
.chart .last .arrow,.chart .taken .arrow{stroke:Highlight}
.chart text.last{fill:Highlight}
}`;
