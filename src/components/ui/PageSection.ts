/** A section of a page: 40 px above it, its title, a sentence in the secondary ink. */
import styled from 'styled-components';
import { onPaper } from '../../theme/breakpoints.ts';

export const PageSection = styled.section`
  padding-top: 2.5rem;
  &:last-child {
    padding-bottom: 3rem;
  }
  h2 + p {
    margin-top: 0.35rem;
    color: var(--ink2);
  }
  ${onPaper} {
    padding-top: 14pt;
  }
`;
