/** What the barangay has not written in the language that is spoken is shown in English, and what stands over it says so once. */
import styled from 'styled-components';
import type { InLanguage } from '../content/translated.ts';
import { languageWords } from '../words/language.ts';

const Note = styled.p`
  margin: 0.5rem 0;
  color: var(--ink2);
`;

interface OnlyEnglishProps {
  /** What follows. */
  readonly of: readonly InLanguage[];
}

export const OnlyEnglish = ({ of }: OnlyEnglishProps) => {
  const isTranslated = ({ lang }: InLanguage) => lang === undefined;
  if (of.every(isTranslated)) return null;
  return <Note>{of.some(isTranslated) ? languageWords.someEnglish : languageWords.onlyEnglish}</Note>;
};
