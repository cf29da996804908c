/** A page's title, which takes the focus when the page is come to, and one sentence below it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onPaper } from '../theme/breaks.ts';

const Head = styled.div`
  padding: 1.5rem 0 1.25rem;
  ${onPaper} {
    padding: 10pt 0 6pt;
  }
`;

const Lead = styled.p`
  max-width: 38em;
  margin-top: 0.6rem;
  color: var(--ink2);
  font-size: 1.1875rem;
  ${onPaper} {
    font-size: 11pt;
  }
`;

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <Head>
    <h1 tabIndex={-1}>{title}</h1>
    {lead !== undefined && <Lead>{lead}</Lead>}
    {children}
  </Head>
);
