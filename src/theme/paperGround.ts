/** A paper background inside the deep one: restores the tokens that `deepGround` redefines. */
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
