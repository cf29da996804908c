/**
 * Requests of one person: the same last and first name in any spelling, and the same birth date. An email address joins nobody,
 * because a family shares one; and a request without a birth date stands alone, because two people can have one name.
 */
import { isRealDay } from '../../domain/dates/day.ts';
import { toNameWords } from '../../lib/foldText.ts';
import { readPersonNames, type StaffRequest } from '../request.ts';

/** 'De la Cruz' and 'Delacruz' → 'delacruz'; 'Sta. Maria' and 'Stamaria' → 'santamaria' */
export const joinNameWords = (name: string): string =>
  toNameWords(name)
    .join('')
    .replace(/^st([ao])(?=\p{L}{2})/u, 'sant$1');

/** The same text for all requests of one person; null where nobody can say whose it is. */
const personKeyOf = (request: StaffRequest): string | null => {
  const [last, first] = readPersonNames(request).map(joinNameWords);
  const { birthDate } = request.fields;
  if (!last || !first || typeof birthDate !== 'string' || !isRealDay(birthDate)) return null;
  return `${last} ${first} ${birthDate}`;
};

/** The requests by person, each person at the place of their first request. One without a person stands alone. */
const groupByPerson = <Each>(
  items: readonly Each[],
  requestOf: (item: Each) => StaffRequest,
): readonly (readonly Each[])[] => {
  const groups: Each[][] = [];
  const byPerson = new Map<string, Each[]>();
  for (const item of items) {
    const key = personKeyOf(requestOf(item));
    const known = key === null ? undefined : byPerson.get(key);
    if (known !== undefined) {
      known.push(item);
      continue;
    }
    const group = [item];
    groups.push(group);
    if (key !== null) byPerson.set(key, group);
  }
  return groups;
};

/** The requests of one person next to each other. */
export const joinSamePerson = (requests: readonly StaffRequest[]): readonly StaffRequest[] =>
  groupByPerson(requests, (request) => request).flat();

/** The newest request of each person. */
export const listNewestOfEach = (requests: readonly StaffRequest[]): readonly StaffRequest[] =>
  groupByPerson(requests, (request) => request).map((group) =>
    group.reduce((newest, each) => (each.arrived > newest.arrived ? each : newest)),
  );

/** How many requests in this list are of the same person, by the reference of each; without those that stand alone. */
export const countSamePerson = (
  entries: readonly { readonly request: StaffRequest }[],
): ReadonlyMap<string, number> =>
  new Map(
    groupByPerson(entries, ({ request }) => request)
      .filter((group) => group.length > 1)
      .flatMap((group) => group.map(({ request }) => [request.id, group.length] as const)),
  );
