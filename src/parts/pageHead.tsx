/** A page's title, which takes the focus when the page is come to, and one sentence below it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Lang } from '../content/translated.ts';
import { onPaper } from '../theme/breaks.ts';
import { OnlyEnglish } from './onlyEnglish.tsx';

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
  /** Of a title and a lead that are a record's. */
  readonly lang?: Lang;
  readonly children?: ReactNode;
}

export const PageHead = ({ title, lead, lang, children }: PageHeadProps) => (
  <Head>
    <h1 tabIndex={-1} lang={lang}>
      {title}
    </h1>
    <OnlyEnglish of={[{ lang }]} />
    {lead !== undefined && <Lead lang={lang}>{lead}</Lead>}
    {children}
  </Head>
);
