/** The paper inside the deep ground: gives the tokens that `deepGround` renames their own values back. */
import { css } from 'styled-components';
import { inDark } from './breakpoints.ts';
import { tokens } from './tokens.ts';

const renamedTokens = ['ink', 'ink2', 'edge', 'line', 'link', 'seen', 'focus'] as const;

const toDeclarations = (theme: 'light' | 'dark'): string =>
  renamedTokens.map((name) => `--${name}: ${tokens[name][theme]};`).join('');

export const paperGround = css`
  ${toDeclarations('light')}
  ${inDark} {
    ${toDeclarations('dark')}
  }
  background: var(--paper);
  color: var(--ink);
`;
