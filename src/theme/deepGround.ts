/**
 * The deep background of header, footer and emergency band. It redefines the tokens, so that content on it needs no
 * variant.
 */
import { css } from 'styled-components';

export const deepGround = css`
  --text: var(--on-deep);
  --muted: var(--on-deep-muted);
  --border: var(--on-deep-muted);
  --line: var(--deep-line);
  --link: var(--on-deep);
  --visited: var(--on-deep);
  --focus: var(--on-deep);
  background: var(--deep);
  color: var(--on-deep);
`;
