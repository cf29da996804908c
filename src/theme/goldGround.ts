/** The gold background of an urgent alert. It redefines the tokens, so that content on it needs no variant. */
import { css } from 'styled-components';

const names = ['ink', 'ink2', 'edge', 'link', 'seen', 'focus'] as const;

export const goldGround = css`
  ${names.map((name) => `--${name}: var(--ongold);`).join('')}
  background-color: var(--gold);
  color: var(--ongold);
`;
