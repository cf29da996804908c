/** Field type of a TIN: NONE, or 9, 12 or 14 digits, stored as 123-456-789[-000[00]]. Ignores blanks and hyphens. */
import { fieldMessages } from '../../i18n/en/fields.ts';
import { type FieldType, toAnswer } from './fieldType.ts';

export const noTin = 'NONE';
const tinPattern = /^(\d{3})(\d{3})(\d{3})(\d{3}(?:\d{2})?)?$/;

export const tinFieldType: FieldType = {
  read: (text) => {
    const answer = toAnswer(text);
    if (answer === undefined) return undefined;
    const bare = answer.replace(/[\s-]/g, '');
    if (bare.toUpperCase() === noTin) return noTin;
    const groups = tinPattern.exec(bare);
    return groups === null
      ? answer
      : groups
          .slice(1)
          .filter((group) => group !== undefined)
          .join('-');
  },
  schema: (yup, { requiredMessage, translate }) =>
    yup
      .string()
      .typeError(requiredMessage)
      .required(requiredMessage)
      .matches(/^(?:NONE|\d{3}-\d{3}-\d{3}(?:-\d{3}(?:\d{2})?)?)$/, translate(fieldMessages).rules.tin),
};
