/** An emergency contact as the site shows it (spec §3, §9), checked where it enters: whatever the store holds, text comes out. */

export interface Contact {
  readonly id: string;
  readonly name: string;
  /** One or two; the carrier is data, never derived, and may be blank. */
  readonly numbers: readonly { readonly number: string; readonly carrier: string }[];
  readonly isSample: boolean;
}

/** What can be called: digits and the signs written between them. Letters or a scheme are no number. */
const callable = /^\+?[\d() -]{3,24}$/;
const longestText = 120;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, longestText) : '';

const fieldsOf = (data: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);

/** The contacts that can be called, by their `order`, else their id; those without a number are left out. */
export const contactsOf = (
  documents: readonly { readonly id: string; readonly data: unknown }[],
): readonly Contact[] =>
  documents
    .map(({ id, data }) => {
      const fields = fieldsOf(data);
      const order = fields.get('order');
      return {
        order: typeof order === 'number' && Number.isFinite(order) ? order : Number.POSITIVE_INFINITY,
        contact: {
          id,
          name: textOf(fields.get('name')),
          numbers: [1, 2]
            .map((which) => ({
              number: textOf(fields.get(`mobileCon${which}`)),
              carrier: textOf(fields.get(`network${which}`)),
            }))
            .filter(({ number }) => callable.test(number) && /\d{3}/.test(number.replace(/\D/g, ''))),
          isSample: fields.get('sample') === true,
        },
      };
    })
    .filter(({ contact }) => contact.name !== '' && contact.numbers.length > 0)
    .sort((a, b) =>
      a.order === b.order ? (a.contact.id < b.contact.id ? -1 : 1) : a.order < b.order ? -1 : 1,
    )
    .map(({ contact }) => contact);
