/** Field type of an email address: HTML's rule for email inputs, with at least one dot in the domain. */
import { fieldMessages } from '../../i18n/en/fields.ts';
import { type FieldType, toAnswer } from './fieldType.ts';

const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const emailPattern = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})+$`);

export const emailFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (yup, { label, requiredMessage, max, translate }) =>
    yup
      .string()
      .typeError(requiredMessage)
      .required(requiredMessage)
      .test(
        'max',
        ({ value }) => translate(fieldMessages).rules.tooLong(label, max, String(value).length),
        (value) => value.length <= max,
      )
      .matches(emailPattern, translate(fieldMessages).rules.email),
};
