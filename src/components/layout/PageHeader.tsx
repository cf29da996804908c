/** A page's title, which takes the focus after navigation, and one sentence below it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Lang, LocalizedText } from '../../content/models/localize.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { UntranslatedNotice } from '../ui/UntranslatedNotice.tsx';

const HeaderBox = styled.div`
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
    max-width: none;
    margin-top: 3pt;
    font-size: 11pt;
  }
`;

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The locale of the title. */
  readonly lang?: Lang;
  readonly leadLang?: Lang;
  /** The record of a record page, and its visible fields; all fields when `visibleFields` is absent. */
  readonly record?: LocalizedText | null | undefined;
  readonly visibleFields?: readonly string[];
  readonly children?: ReactNode;
}

export const PageHeader = ({
  title,
  lead,
  lang,
  leadLang,
  record,
  visibleFields,
  children,
}: PageHeaderProps) => (
  <HeaderBox>
    <h1 tabIndex={-1} lang={lang}>
      {title}
    </h1>
    {record && <UntranslatedNotice records={[record]} visibleFields={visibleFields} />}
    {lead !== undefined && <Lead lang={leadLang}>{lead}</Lead>}
    {children}
  </HeaderBox>
);
