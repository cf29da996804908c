/** Style of a button in the header: 56 × 56 px, an icon above its label. */
import { css } from 'styled-components';
import { notOnPaper } from '../../theme/printVisibility.ts';

export const headerButtonStyle = css`
  display: grid;
  place-items: center;
  align-content: center;
  flex: none;
  min-width: 56px;
  min-height: 56px;
  padding: 0 0.125rem;
  border: 1px solid var(--deepedge);
  background: none;
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1.1;
  text-decoration: none;
  cursor: pointer;
  &,
  &:visited {
    color: inherit;
  }
  ${notOnPaper}
`;
