/** The chart's styles as plain CSS. The page and pictures outside of a page share them; a picture adds the colors. */
import { declareColors, type Theme } from '../theme/theme.ts';

/** Styles for a standalone picture, including the color variables. */
export const createPictureStyles = (theme: Theme): string =>
  `svg{${declareColors(theme, 'light')}background:var(--surface)}
@media (prefers-color-scheme:dark){svg{${declareColors(theme, 'dark')}}}
${chartStyles}`;

export const chartStyles = `
.chart text{font-family:ui-monospace,"Roboto Mono","DejaVu Sans Mono",Consolas,monospace;font-size:13px;fill:var(--muted-text);white-space:pre}
.chart text{paint-order:stroke;stroke:var(--surface);stroke-width:4px;stroke-linejoin:round}
.chart .title{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-size:15px;font-weight:700;fill:var(--text)}
.chart .words .title{pointer-events:none}
.chart .words text{stroke:var(--background)}
.chart .words.outer text{stroke:var(--surface)}
.chart .words.leaf.on text{stroke:var(--active)}
.chart .box{fill:var(--background);stroke:var(--border);stroke-width:1.5}
.chart .outer>.box{fill:var(--surface)}
.chart .region>.box{stroke-dasharray:6 4}
.chart .arrow{fill:none;stroke:var(--border);stroke-width:1.5}
.chart .head,.chart .dot{fill:var(--border)}
.chart .patch{fill:var(--surface)}
.chart .taken .arrow{stroke:var(--accent);stroke-width:2.5}
.chart .taken .head{fill:var(--accent)}
.chart text.taken{fill:var(--accent);font-weight:700}
.chart .never .arrow{stroke:var(--emphasis);stroke-dasharray:5 4}
.chart .never .head{fill:var(--emphasis)}
.chart text.never{fill:var(--emphasis)}
.chart .last .arrow{stroke:var(--accent);stroke-width:5}
.chart text.last{fill:var(--accent);font-weight:700;text-decoration:underline}
.chart .on>.box{stroke:var(--highlight);stroke-width:3}
.chart .leaf.on>.box{fill:var(--active);stroke-width:5}
.chart .leaf.on>text{fill:var(--on-active)}
.chart .selected>.box{stroke:var(--emphasis);stroke-width:4}
.chart .selected>.arrow{stroke:var(--emphasis);stroke-width:4}
.chart .selected>.head{fill:var(--emphasis)}
.chart text.selected{fill:var(--emphasis);font-weight:700}
@media (forced-colors:active){
.chart .on>.box{stroke:Highlight}
.chart .leaf.on>.box{fill:Highlight}
.chart .leaf.on>text{fill:HighlightText}
.chart .last .arrow,.chart .taken .arrow{stroke:Highlight}
.chart text.last{fill:Highlight}
}`;
