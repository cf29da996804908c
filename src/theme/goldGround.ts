/** The gold background of an urgent alert. It redefines the tokens, so that content on it needs no variant. */
import { css } from 'styled-components';

const names = ['text', 'muted', 'border', 'link', 'visited', 'focus'] as const;

export const goldGround = css`
  ${names.map((name) => `--${name}: var(--on-highlight);`).join('')}
  background-color: var(--highlight);
  color: var(--on-highlight);
`;
