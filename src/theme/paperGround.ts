/** The paper inside the deep ground: gives the tokens that `deepGround` renames their own values back. */
import { css } from 'styled-components';
import { inDark } from './breakpoints.ts';
import { tokens } from './tokens.ts';

const renamed = ['ink', 'ink2', 'edge', 'line', 'link', 'seen', 'focus'] as const;

const own = (theme: 'light' | 'dark'): string =>
  renamed.map((name) => `--${name}: ${tokens[name][theme]};`).join('');

export const paperGround = css`
  ${own('light')}
  ${inDark} {
    ${own('dark')}
  }
  background: var(--paper);
  color: var(--ink);
`;
