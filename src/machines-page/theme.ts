/** The site's colors by the machine viewer's names for them, for its page and for the pictures in docs/machines. */
import type { Theme } from '../../packages/machine-viewer/src/viewer/index.ts';
import { tokens } from '../theme/tokens.ts';

export const theme: Theme = {
  background: tokens.paper,
  surface: tokens.mist,
  text: tokens.ink,
  'muted-text': tokens.ink2,
  line: tokens.line,
  border: tokens.edge,
  header: tokens.deep,
  'header-line': tokens.deepline,
  'on-header': tokens.ondeep,
  'on-header-muted': tokens.ondeep2,
  accent: tokens.leaf,
  'on-accent': tokens.onleaf,
  link: tokens.link,
  'visited-link': tokens.seen,
  emphasis: tokens.clay,
  highlight: tokens.gold,
  'on-highlight': tokens.ongold,
  'highlight-background': tokens.goldbg,
  error: tokens.error,
  'error-background': tokens.errorbg,
  active: tokens.knot,
  'on-active': tokens.onknot,
  focus: tokens.focus,
};
