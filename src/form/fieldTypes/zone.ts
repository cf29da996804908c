/** Field type of a zone: a whole number within the barangay's zones. */
import { fieldMessages } from '../../i18n/en/fields.ts';
import { site } from '../../site.ts';
import { toAsciiNumber } from '../cleanText.ts';
import { type FieldType, toAnswer } from './fieldType.ts';

const { least, most } = site.zones;

export const zoneFieldType: FieldType = {
  read: (text) => {
    const answer = toAnswer(text);
    const number = answer === undefined ? '' : toAsciiNumber(answer);
    return /^\d{1,4}$/.test(number) ? Number(number) : answer;
  },
  schema: (yup, { requiredMessage, translate }) => {
    const message = translate(fieldMessages).rules.zone(least, most);
    return yup
      .number()
      .typeError(message)
      .required(requiredMessage)
      .integer(message)
      .min(least, message)
      .max(most, message);
  },
};
