/** One of a few words; none is chosen beforehand. */
import { string } from 'yup';
import { answered, type Kind } from './fieldType.ts';

export const choice: Kind = {
  read: (text) => answered(text),
  schema: ({ ask, options }) => string().typeError(ask).required(ask).oneOf(options, ask),
  samples: ({ options }) => ({
    accepted: options,
    rejected: ['', options[0]?.toLowerCase(), `${options[0]} `, 'Other', 0, true, [options[0]]],
  }),
};
