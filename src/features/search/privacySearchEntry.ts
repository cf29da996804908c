/** The search entry of the privacy notice. Only the build makes it: the words of the form are no part of the search's code. */

import { privacyKey, type SearchEntry } from '../../content/search/searchEntries.ts';
import { serviceChooserPath } from '../../form/requestPath.ts';
import { type Translate, translateToEnglish } from '../../i18n/define.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { searchMessages } from '../../i18n/en/search.ts';
import { toAnchor } from '../../routes/anchor.ts';
import { site } from '../../site.ts';

/** @param others the other locales, whose words find it, too */
export const createPrivacySearchEntry = (translate: Translate, others: readonly Translate[]): SearchEntry => {
  const readTexts = (translateTo: Translate) => {
    const { title, text } = translateTo(formMessages).privacy;
    return { title, text: text(site.retention.finished) };
  };
  const inOthers = others.map(readTexts);
  return {
    ...readTexts(translate),
    key: privacyKey,
    english: readTexts(translateToEnglish).title,
    otherTitles: inOthers.map(({ title }) => title).join(' '),
    otherTexts: inOthers.map(({ text }) => text).join(' '),
    path: `${serviceChooserPath}#${toAnchor('privacy')}`,
    small: translate(searchMessages).kinds.page,
    isSample: false,
  };
};
