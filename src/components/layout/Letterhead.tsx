/** The head of a sheet that staff print, whose page has no header of the site: seal, the three lines, and what the sheet is. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { site } from '../../site.ts';
import { onlyOnPaper } from '../../theme/printVisibility.ts';
import { Seal } from './Seal.tsx';

const Paper = styled.header`
  ${onlyOnPaper}
  margin-bottom: 8pt;
  border-bottom: 2pt solid #000;
  font-size: 10pt;
  line-height: 1.25;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8pt;
  padding-bottom: 6pt;
  & > svg,
  & > img {
    flex: none;
    width: 40pt;
    height: 40pt;
  }
  & > p {
    min-width: 0;
  }
  strong {
    font-size: 13pt;
  }
`;

const About = styled.p`
  flex: 1;
  text-align: right;
`;

interface LetterheadProps {
  /** At the right. */
  readonly children: ReactNode;
}

export const Letterhead = ({ children }: LetterheadProps) => (
  <Paper>
    <Row>
      <Seal />
      <p>
        {site.province}
        <br />
        {site.municipality}
        <br />
        <strong>{site.barangay}</strong>
      </p>
      <About>{children}</About>
    </Row>
  </Paper>
);
