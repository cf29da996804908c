/** A column of 43rem, wide enough for three names side by side, and, from 62rem, a second one beside it; stacked below that width and on paper. */
import styled from 'styled-components';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

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

/**
 * The second column of a form, sticky from 62rem, and not printed. It comes first in the document: one column shows it above the
 * form.
 */
export const StickyAside = styled.aside`
  ${minWidth.wide} {
    grid-column: 2;
    grid-row: 1;
    position: sticky;
    top: 1.5rem;
    /* Its last link would lie below the window while the form scrolls. */
    max-height: calc(100dvh - 3rem);
    overflow: auto;
  }
  ${notOnPaper}
`;
