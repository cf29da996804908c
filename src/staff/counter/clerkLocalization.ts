/** The questions of the site's form as a clerk reads them: about the person, and without the hints for people who see the form once. */
import { createLocalization } from '../../i18n/define.ts';
import { fieldMessages } from '../../i18n/en/fields.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { counterMessages } from './messages.ts';

const clerkTexts: Readonly<Record<string, object | undefined>> = counterMessages.fields;

const { english } = fieldMessages;
const fields = Object.entries(english.fields).map(([name, texts]) => {
  const hint = 'hint' in texts && { hint: typeof texts.hint === 'function' ? () => '' : '' };
  return [name, { ...texts, ...hint, ...clerkTexts[name] }] as const;
});
const form = { ...formMessages.english.form, sections: counterMessages.sections };

export const clerkLocalization = createLocalization('en', {
  [fieldMessages.name]: { ...english, fields: Object.fromEntries(fields) },
  [formMessages.name]: { ...formMessages.english, form },
});
