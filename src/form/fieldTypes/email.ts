/** Field type of an email address: HTML's rule for email inputs, with at least one dot in the domain. */
import { string } from 'yup';
import { requestFormMessages } from '../../i18n/en/form.ts';
import { type FieldType, toAnswer } from './fieldType.ts';

const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const emailPattern = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})+$`);

export const emailFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: ({ label, requiredMessage, max }) =>
    string()
      .typeError(requiredMessage)
      .required(requiredMessage)
      .test(
        'max',
        ({ value }) => requestFormMessages.rules.tooLong(label, max, String(value).length),
        (value) => value.length <= max,
      )
      .matches(emailPattern, requestFormMessages.rules.email),
  samples: ({ max }) => {
    const tail = '@sample.example';
    return {
      accepted: [
        'a@b.co',
        "o'sample+tag@sample.example",
        'A.B@SAMPLE.EXAMPLE',
        'x'.repeat(max - tail.length) + tail,
      ],
      rejected: [
        '',
        'sample@',
        '@sample.example',
        'a@b',
        'a b@c.de',
        'a@b..co',
        'a@-b.co',
        'ñ@b.co',
        'a@b.co\n',
        'a@b.co, c@d.ef',
        `a@${'x'.repeat(64)}.co`,
        'x'.repeat(max - tail.length + 1) + tail,
        7,
        ['a@b.co'],
      ],
    };
  },
};
