/** The column of every page's content: at most 73rem wide, with gutters of 16 px, 32 px from 62rem. */
import styled from 'styled-components';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';

export const Container = styled.div<{ readonly $foot?: boolean }>`
  max-width: 73rem;
  margin: 0 auto;
  padding: 0 1rem ${({ $foot }) => ($foot ? '3.5rem' : '0')};
  ${minWidth.wide} {
    padding-left: 2rem;
    padding-right: 2rem;
  }
  ${onPaper} {
    max-width: none;
    padding: 0;
  }
`;
