/**
 * Labels with their values on paper: the label over its value, several to a line. Each is as wide as its share of the line, and
 * never narrower than its longest word: beside a long label in Filipino there was room for one letter a line.
 */
import { css } from 'styled-components';
import { onPaper } from '../../../theme/breakpoints.ts';

export const printedRows = css`
  ${onPaper} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10pt;
    font-size: 11pt;
    line-height: 1.15;
    overflow-wrap: break-word;
    & > div {
      display: block;
      flex: 1 1 55%;
      min-width: auto;
      max-width: 100%;
      padding: 1.5pt 0;
      break-inside: avoid;
    }
    dt {
      font-size: 10pt;
    }
    dd {
      font-size: 1em;
      font-weight: 700;
    }
  }
`;
