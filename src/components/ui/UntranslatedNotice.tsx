/** What the barangay has not written in the language that is spoken is shown in English, and what stands over it says so once. */
import styled from 'styled-components';
import type { LocalizedText } from '../../content/models/localize.ts';
import { languageMessages } from '../../i18n/en/language.ts';

const Note = styled.p`
  margin: 0.5rem 0;
  color: var(--ink2);
`;

interface UntranslatedNoticeProps {
  /** What follows. */
  readonly records: readonly LocalizedText[];
  /** The fields that are shown of each; all of them where it is absent. */
  readonly visibleFields?: readonly string[] | undefined;
}

export const UntranslatedNotice = ({ records, visibleFields }: UntranslatedNoticeProps) => {
  const isTranslated = ({ lang }: LocalizedText) => lang === undefined;
  const hasEnglish = ({ lang, inEnglish = [] }: LocalizedText) =>
    lang === 'en' || inEnglish.some((name) => visibleFields === undefined || visibleFields.includes(name));
  if (!records.some(hasEnglish)) return null;
  return (
    <Note>{records.some(isTranslated) ? languageMessages.someEnglish : languageMessages.onlyEnglish}</Note>
  );
};
