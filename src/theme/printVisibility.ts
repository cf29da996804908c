/** Styles for content that only the screen, or only paper, shows. */
import { css } from 'styled-components';

export const notOnPaper = css`
  @media print {
    display: none !important;
  }
`;

export const onlyOnPaper = css`
  display: none;
  @media print {
    display: block;
  }
`;
