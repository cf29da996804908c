/** A list with clay diamonds. */
import styled from 'styled-components';
import { inForced, onPaper } from '../../theme/breakpoints.ts';

export const BulletList = styled.ul`
  & > li {
    position: relative;
    padding: 0.4rem 0 0.4rem 1.75rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0.2rem;
    top: 1rem;
    width: 10px;
    height: 10px;
    background: var(--clay);
    transform: rotate(45deg);
  }
  ${inForced} {
    & > li::before {
      background: CanvasText;
    }
  }
  ${onPaper} {
    & > li {
      padding: 1pt 0 1pt 14pt;
    }
    & > li::before {
      top: 7pt;
      width: 4pt;
      height: 4pt;
      print-color-adjust: exact;
    }
  }
`;
