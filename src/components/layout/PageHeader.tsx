/** A page's title, which takes the focus when the page is come to, and one sentence below it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { InLanguage, Lang } from '../../content/models/localize.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { OnlyEnglish } from '../ui/UntranslatedNotice.tsx';

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
  /** The language of the title. */
  readonly lang?: Lang;
  readonly leadLang?: Lang;
  /** The record of a page that shows one, and the fields shown; all of them where `texts` is absent. */
  readonly of?: InLanguage | null | undefined;
  readonly texts?: readonly string[];
  readonly children?: ReactNode;
}

export const PageHead = ({ title, lead, lang, leadLang, of, texts, children }: PageHeadProps) => (
  <Head>
    <h1 tabIndex={-1} lang={lang}>
      {title}
    </h1>
    {of && <OnlyEnglish of={[of]} texts={texts} />}
    {lead !== undefined && <Lead lang={leadLang}>{lead}</Lead>}
    {children}
  </Head>
);
