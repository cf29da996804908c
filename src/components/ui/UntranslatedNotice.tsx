/** What the barangay has not written in the language that is spoken is shown in English, and what stands over it says so once. */
import styled from 'styled-components';
import type { InLanguage } from '../../content/models/localize.ts';
import { languageWords } from '../../i18n/en/language.ts';

const Note = styled.p`
  margin: 0.5rem 0;
  color: var(--ink2);
`;

interface OnlyEnglishProps {
  /** What follows. */
  readonly of: readonly InLanguage[];
  /** The fields that are shown of each; all of them where it is absent. */
  readonly texts?: readonly string[] | undefined;
}

export const OnlyEnglish = ({ of, texts }: OnlyEnglishProps) => {
  const isTranslated = ({ lang }: InLanguage) => lang === undefined;
  const hasEnglish = ({ lang, inEnglish = [] }: InLanguage) =>
    lang === 'en' || inEnglish.some((name) => texts === undefined || texts.includes(name));
  if (!of.some(hasEnglish)) return null;
  return <Note>{of.some(isTranslated) ? languageWords.someEnglish : languageWords.onlyEnglish}</Note>;
};
