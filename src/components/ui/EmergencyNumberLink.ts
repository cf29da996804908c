/** 911 on gold, on every page that lists phone numbers. */
import styled from 'styled-components';
import { inForced, onPaper } from '../../theme/breakpoints.ts';

export const EmergencyNumberLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  background: var(--gold);
  text-decoration: none;
  &,
  &:visited {
    color: var(--ongold);
  }
  &:hover span {
    text-decoration: underline;
  }
  b {
    flex: none;
    line-height: 1;
  }
  ${inForced} {
    border: 2px solid CanvasText;
  }
  ${onPaper} {
    border: 1pt solid #000;
    background: none;
  }
`;
