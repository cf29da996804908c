/** NONE, or 9, 12 or 14 digits, stored as 123-456-789[-000[00]]; blanks and hyphens are ignored. */
import { string } from 'yup';
import { words } from '../../i18n/en/form.ts';
import { answered, type Kind } from './fieldType.ts';

export const noTin = 'NONE';
const digits = /^(\d{3})(\d{3})(\d{3})(\d{3}(?:\d{2})?)?$/;

export const tin: Kind = {
  read: (text) => {
    const answer = answered(text);
    if (answer === undefined) return undefined;
    const bare = answer.replace(/[\s-]/g, '');
    if (bare.toUpperCase() === noTin) return noTin;
    const groups = digits.exec(bare);
    return groups === null
      ? answer
      : groups
          .slice(1)
          .filter((group) => group !== undefined)
          .join('-');
  },
  schema: ({ ask }) =>
    string()
      .typeError(ask)
      .required(ask)
      .matches(/^(?:NONE|\d{3}-\d{3}-\d{3}(?:-\d{3}(?:\d{2})?)?)$/, words.rules.tin),
  samples: () => ({
    accepted: [noTin, '123-456-789', '123-456-789-000', '123-456-789-00000'],
    rejected: [
      '',
      'none',
      'N/A',
      '123456789',
      '123-456-78',
      '123-456-789-0000',
      '123-456-789-',
      '١٢٣-456-789',
      123456789,
    ],
  }),
};
