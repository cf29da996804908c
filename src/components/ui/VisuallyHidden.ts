/** Text for screen readers only. */
import styled, { css } from 'styled-components';

export const visuallyHiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyle}
  white-space: nowrap;
`;
