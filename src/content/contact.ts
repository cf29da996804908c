/** An emergency contact as the site shows it (spec §3, §9), checked where it enters: whatever the store holds, text comes out. */
import { inOrder, textOf, type Unchecked } from './checked.ts';

export interface Contact {
  readonly id: string;
  readonly name: string;
  /** One or two; the carrier is data, never derived, and may be blank. */
  readonly numbers: readonly { readonly number: string; readonly carrier: string }[];
  readonly isSample: boolean;
}

/** What can be called: digits and the signs written between them. Letters or a scheme are no number. */
const callable = /^\+?[\d() -]{3,24}$/;
/** The contacts that can be called, by their `order`, else their id; those without a number are left out. */
export const contactsOf = (documents: readonly Unchecked[]): readonly Contact[] =>
  inOrder(documents, (id, fields) => ({
    id,
    name: textOf(fields.get('name')),
    numbers: [1, 2]
      .map((which) => ({
        number: textOf(fields.get(`mobileCon${which}`)),
        carrier: textOf(fields.get(`network${which}`)),
      }))
      .filter(({ number }) => callable.test(number) && /\d{3}/.test(number.replace(/\D/g, ''))),
    isSample: fields.get('sample') === true,
  })).filter(({ name, numbers }) => name !== '' && numbers.length > 0);
