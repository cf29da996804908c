/** First Tab stop: skips the page's header. Visible only with the focus. */
import styled from 'styled-components';
import { notOnPaper } from '../../theme/printVisibility.ts';

export const SkipLink = styled.a`
  position: absolute;
  left: -99rem;
  top: 0;
  z-index: 9;
  padding: 0.75rem 1rem;
  background: var(--gold);
  font-weight: 700;
  &,
  &:visited {
    color: var(--ongold);
  }
  &:focus {
    left: 0;
  }
  ${notOnPaper}
`;
