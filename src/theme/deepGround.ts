/**
 * The deep background of header, footer and emergency band. It redefines the tokens, so that content on it needs no
 * variant.
 */
import { css } from 'styled-components';

export const deepGround = css`
  --ink: var(--ondeep);
  --ink2: var(--ondeep2);
  --edge: var(--ondeep2);
  --line: var(--deepline);
  --link: var(--ondeep);
  --seen: var(--ondeep);
  --focus: var(--ondeep);
  background: var(--deep);
  color: var(--ondeep);
`;
