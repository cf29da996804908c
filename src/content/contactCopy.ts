/**
 * The copy of the contacts that a telephone keeps (decisions: Contacts): the fields of the store, and the moment at which
 * they were read. Whoever shares the telephone can have written it, so it comes back through the same shape.
 */
import { fieldsOf, instantOf, type Unchecked } from './checked.ts';
import { type Contact, contactsOf } from './contact.ts';

export interface ContactCopy {
  /** One at least. */
  readonly contacts: readonly Contact[];
  /** Epoch ms. */
  readonly readAt: number;
}

/** Twenty contacts fill a seventh of it. */
const longest = 100_000;

const documentOf = ({ id, name, group, numbers, updated, isSample }: Contact, order: number): Unchecked => ({
  id,
  data: {
    name,
    group,
    mobileCon1: numbers[0]?.number,
    network1: numbers[0]?.carrier,
    mobileCon2: numbers[1]?.number,
    network2: numbers[1]?.carrier,
    order,
    updated,
    sample: isSample,
  },
});

export const copyText = ({ contacts, readAt }: ContactCopy): string =>
  JSON.stringify({ readAt, documents: contacts.map(documentOf) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Each id once, as in the store. */
const documentsIn = (value: unknown, most: number): readonly Unchecked[] => {
  const documents = new Map<string, Unchecked>();
  for (const each of Array.isArray(value) ? value.slice(0, most) : []) {
    const fields = fieldsOf(each);
    const id: unknown = fields.get('id');
    if (typeof id === 'string') documents.set(id, { id, data: fields.get('data') });
  }
  return [...documents.values()];
};

/** Null where it is no copy, or one without contacts. @param most of the contacts. */
export const copyIn = (text: string, most: number): ContactCopy | null => {
  if (text.length > longest) return null;
  const fields = fieldsOf(parsed(text));
  const readAt = instantOf(fields.get('readAt'));
  const contacts = contactsOf(documentsIn(fields.get('documents'), most), () => {});
  return readAt === null || contacts.length === 0 ? null : { contacts, readAt };
};
