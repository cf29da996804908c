/** 911 on gold, on every page that lists phone numbers; short beside a link to the hotlines. */
import styled, { css } from 'styled-components';
import { inForced, onPaper } from '../../theme/breakpoints.ts';

const short = css`
  gap: 0.25rem;
  padding: 0 0.5rem;
  font-size: 1.375rem;
`;

export const EmergencyNumberLink = styled.a<{ readonly $isShort?: boolean }>`
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
  ${({ $isShort }) => $isShort && short}
  ${inForced} {
    border: 2px solid CanvasText;
  }
  ${onPaper} {
    border: 1pt solid #000;
    background: none;
  }
`;
