/** The site's colors by the machine viewer's names for them, for its page and for the pictures in docs/machines. */
import type { Theme } from '../../packages/machine-viewer/src/viewer/index.ts';
import { tokens } from '../theme/tokens.ts';

export const theme: Theme = {
  background: tokens.background,
  surface: tokens.surface,
  text: tokens.text,
  'muted-text': tokens.muted,
  line: tokens.line,
  border: tokens.border,
  header: tokens.deep,
  'header-line': tokens['deep-line'],
  'on-header': tokens['on-deep'],
  'on-header-muted': tokens['on-deep-muted'],
  accent: tokens.accent,
  'on-accent': tokens['on-accent'],
  link: tokens.link,
  'visited-link': tokens.visited,
  emphasis: tokens.emphasis,
  highlight: tokens.highlight,
  'on-highlight': tokens['on-highlight'],
  'highlight-background': tokens['highlight-background'],
  error: tokens.error,
  'error-background': tokens['error-background'],
  active: tokens.diamond,
  'on-active': tokens['on-diamond'],
  focus: tokens.focus,
};
