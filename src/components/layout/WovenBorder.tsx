/** Woven border below the header and above the footer; otherwise only in the menu's panel and drawer. */
import styled from 'styled-components';
import { inDark } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { weave } from '../../theme/shapes.ts';

export const WovenBorder = styled.div`
  height: 16px;
  background: var(--deeper) ${weave} center / 32px 16px;
  forced-color-adjust: none;
  ${inDark} {
    filter: brightness(0.8);
  }
  ${notOnPaper}
`;
