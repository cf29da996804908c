/** A column of 43rem, wide enough for three names side by side, and, from 62rem, a second one beside it; stacked below that width and on paper. */
import styled from 'styled-components';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';

export const TwoColumnGrid = styled.div`
  display: grid;
  align-items: start;
  gap: 2rem;
  & > * {
    min-width: 0;
  }
  ${minWidth.wide} {
    grid-template-columns: minmax(0, 43rem) minmax(18rem, 1fr);
  }
  ${onPaper} {
    display: block;
    & > * + * {
      margin-top: 14pt;
    }
  }
`;
