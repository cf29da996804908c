/** A whole number within the barangay's zones. */
import { number } from 'yup';
import { words } from '../../i18n/en/form.ts';
import { site } from '../../site.ts';
import { answered, type Kind } from './fieldType.ts';

const { least, most } = site.zones;

export const zone: Kind = {
  read: (text) => {
    const answer = answered(text);
    return answer !== undefined && /^\d{1,4}$/.test(answer) ? Number(answer) : answer;
  },
  schema: ({ ask }) => {
    const said = words.rules.zone(least, most);
    return number().typeError(said).required(ask).integer(said).min(least, said).max(most, said);
  },
  samples: () => ({
    accepted: [...new Set([least, most, Math.min(7, most)])],
    rejected: [least - 1, most + 1, -1, 1.5, '1', '', true, [1], 1e15],
  }),
};
