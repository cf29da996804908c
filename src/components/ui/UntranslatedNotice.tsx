/** Untranslated content falls back to English; a single notice above it says so. */
import styled from 'styled-components';
import type { LocalizedText } from '../../content/models/localize.ts';
import { useMessages } from '../../context/localeContext.ts';
import { languageMessages } from '../../i18n/en/language.ts';

const Note = styled.p`
  margin: 0.5rem 0;
  color: var(--ink2);
`;

interface UntranslatedNoticeProps {
  /** The records below the notice. */
  readonly records: readonly LocalizedText[];
  /** The visible fields of each record; all fields by default. */
  readonly visibleFields?: readonly string[] | undefined;
}

export const UntranslatedNotice = ({ records, visibleFields }: UntranslatedNoticeProps) => {
  const messages = useMessages(languageMessages);
  const isTranslated = ({ lang }: LocalizedText) => lang === undefined;
  const hasEnglish = ({ lang, inEnglish = [] }: LocalizedText) =>
    lang === 'en' || inEnglish.some((name) => visibleFields === undefined || visibleFields.includes(name));
  if (!records.some(hasEnglish)) return null;
  return <Note>{records.some(isTranslated) ? messages.someEnglish : messages.onlyEnglish}</Note>;
};
