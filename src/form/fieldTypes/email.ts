/** HTML's own rule for an email input, with at least one dot in the domain. */
import { string } from 'yup';
import { words } from '../../i18n/en/form.ts';
import { answered, type Kind } from './fieldType.ts';

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const pattern = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);

export const email: Kind = {
  read: (text) => answered(text),
  schema: ({ label, ask, max }) =>
    string()
      .typeError(ask)
      .required(ask)
      .test(
        'max',
        ({ value }) => words.rules.tooLong(label, max, String(value).length),
        (value) => value.length <= max,
      )
      .matches(pattern, words.rules.email),
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
