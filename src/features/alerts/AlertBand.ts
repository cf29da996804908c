/** The band that alerts stand on, on the site and in the preview of the staff page. */
import styled from 'styled-components';
import { inForced } from '../../theme/breakpoints.ts';
import { goldGround } from '../../theme/goldGround.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

export const AlertBand = styled.section`
  ${goldGround}
  ${inForced} {
    border: 3px solid CanvasText;
  }
  ${notOnPaper}
`;
