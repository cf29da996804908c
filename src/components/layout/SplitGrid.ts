/** A column of text and, from 62rem, a narrow one beside it, headed by a rule. */
import styled from 'styled-components';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';

export const SplitGrid = styled.div`
  display: grid;
  gap: 2.5rem;
  & > * {
    min-width: 0;
  }
  ${minWidth.wide} {
    grid-template-columns: minmax(0, 42rem) 1fr;
    align-items: start;
    gap: 5rem;
  }
  ${onPaper} {
    display: block;
  }
`;

export const SideColumn = styled.aside`
  h2 {
    padding-bottom: 0.4rem;
    border-bottom: 3px solid var(--rule);
    font-size: 1.1875rem;
  }
`;

/** Links to more of the same kind, beside the text. */
export const MoreList = styled.ul`
  & > li {
    border-bottom: 1px solid var(--line);
  }
  a {
    display: block;
    padding: 0.6rem 0;
  }
`;
