/** A section of a service's page: a rule, and the charter's own heading. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onPaper } from '../../theme/breakpoints.ts';

const SectionBox = styled.section`
  min-width: 0;
  margin-top: 2rem;
  border-top: 3px solid var(--rule);
  padding-top: 0.75rem;
  ${onPaper} {
    margin-top: 5pt;
    padding-top: 2pt;
  }
`;

const SectionHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  h2 {
    font-size: 1.5rem;
  }
  ${onPaper} {
    break-after: avoid;
    h2 {
      font-size: 13pt;
    }
  }
`;

export const ServiceText = styled.p`
  padding-top: 0.4rem;
`;

interface ServiceSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const ServiceSection = ({ title, children }: ServiceSectionProps) => (
  <SectionBox>
    <SectionHeader>
      <h2>{title}</h2>
    </SectionHeader>
    {children}
  </SectionBox>
);
