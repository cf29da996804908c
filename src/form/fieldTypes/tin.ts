/**
 * Field type of a TIN: NONE, or 9, 12 or 14 digits, stored as 123-456-789[-000[00]]. Ignores what stands
 * between the digits and the word before the number: 'TIN: 123.456.789', '(123) 456·789'.
 */
import { fieldMessages } from '../../i18n/en/fields.ts';
import { toAsciiNumber } from '../cleanText.ts';
import { type FieldType, toAnswer } from './fieldType.ts';

export const noTin = 'NONE';
const tinPattern = /^(\d{3})(\d{3})(\d{3})(\d{3}(?:\d{2})?)?$/;

export const tinFieldType: FieldType = {
  read: (text) => {
    const answer = toAnswer(text);
    if (answer === undefined) return undefined;
    const bare = toAsciiNumber(answer)
      .replace(/[\s\p{P}~|]/gu, '')
      .replace(/^(?:tin)?(?:id)?(?:no|number)?(?=\d)/i, '');
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
      // 'N/A' or 'wala' says that there is none: the question names the box for that.
      .matches(/NONE|\d/, requiredMessage)
      .matches(/^(?:NONE|\d{3}-\d{3}-\d{3}(?:-\d{3}(?:\d{2})?)?)$/, translate(fieldMessages).rules.tin),
};
