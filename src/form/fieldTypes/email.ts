/** Field type of an email address: HTML's rule for email inputs, with at least one dot in the domain. */
import { fieldMessages } from '../../i18n/en/fields.ts';
import { type FieldType, toAnswer } from './fieldType.ts';

const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const emailPattern = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})+$`);

export const emailFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (yup, { label, requiredMessage, max, optional, translate }) =>
    // Staff may enter a request of somebody without email, whose record has a blank one.
    (optional ? yup.string().defined(requiredMessage) : yup.string().required(requiredMessage))
      .typeError(requiredMessage)
      .test(
        'max',
        ({ value }) => translate(fieldMessages).rules.tooLong(label, max, String(value).length),
        (value) => value.length <= max,
      )
      .matches(emailPattern, {
        message: translate(fieldMessages).rules.email,
        excludeEmptyString: optional,
      }),
};
