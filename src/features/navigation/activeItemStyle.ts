/** Marks the current page in a list of links: 6 px of gold at the left. */
import { css } from 'styled-components';
import { inForced } from '../../theme/breakpoints.ts';

export const activeItemStyle = css`
  &[aria-current] {
    padding-left: 1rem;
    box-shadow: inset 6px 0 var(--gold);
    color: var(--ink);
    font-weight: 800;
    ${inForced} {
      padding-left: calc(1rem - 6px);
      border-left: 6px solid Highlight;
    }
  }
`;
