/** Field type of a telephone number: what a content record may hold as one, with the digits and hyphens of ASCII. */
import { fieldMessages } from '../../i18n/en/fields.ts';
import { isTelephone } from '../../lib/dialedNumber.ts';
import { toAsciiNumber } from '../cleanText.ts';
import { linePattern } from '../letters.ts';
import { type FieldType, toAnswer } from './fieldType.ts';
import { createTextSchema } from './text.ts';

/** Rules cannot convert the digits of other scripts, so that a record has those of ASCII. */
const isStoredTelephone = (text: string): boolean => /^[0-9+(). -]+$/.test(text) && isTelephone(text);

export const telephoneFieldType: FieldType = {
  read: (text) => {
    const answer = toAnswer(text);
    if (answer === undefined) return undefined;
    const number = toAsciiNumber(answer);
    return isStoredTelephone(number) ? number : answer;
  },
  schema: (yup, spec) =>
    createTextSchema(yup, linePattern, spec).test(
      'telephone',
      spec.translate(fieldMessages).rules.telephone,
      (value) => value === undefined || isStoredTelephone(value),
    ),
};
