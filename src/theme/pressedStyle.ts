/** A chosen toggle button keeps a mark where forced colors replace its fill. */
import { css } from 'styled-components';
import { inForced } from './breakpoints.ts';

export const forcedPressedStyle = css`
  ${inForced} {
    &[aria-pressed='true'] {
      border: 4px solid Highlight;
    }
  }
`;
