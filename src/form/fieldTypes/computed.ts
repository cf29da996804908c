/** What the page fills in itself: the type, the instant, the day, the age. Judged like everything else. */
import { boolean, number, string } from 'yup';
import { ageOn } from '../../domain/dates/age.ts';
import { isRealDay, manilaDay } from '../../domain/dates/day.ts';
import { words } from '../../i18n/en/form.ts';
import type { Kind } from './fieldType.ts';

const system = () => words.rules.system;
const unread = () => undefined;
const hour = 3_600_000;
const minute = 60_000;
/** How old, and how far ahead, the instant of a request may be when it arrives (docs/decisions/time.md). */
const oldest = 25 * hour;
const ahead = 10 * minute;

export const formType: Kind = {
  read: unread,
  schema: ({ options }) => string().typeError(system()).required(system()).oneOf(options, system()),
  samples: () => ({ accepted: [], rejected: ['', 'OTHER', 'barangay_clearance', 1] }),
};

export const sameType: Kind = {
  read: unread,
  schema: () =>
    string()
      .typeError(system())
      .required(system())
      .test('same', system(), function (value) {
        return value === (this.parent as { formType?: unknown }).formType;
      }),
  samples: () => ({ accepted: [], rejected: ['', 'OTHER', 'barangay_clearance', 1] }),
};

export const dateCreated: Kind = {
  read: unread,
  schema: (_, now) =>
    number()
      .typeError(system())
      .required(system())
      .integer(system())
      .min(now - oldest, system())
      .max(now + ahead, system()),
  samples: (_, now) => ({
    accepted: [now, now - 24 * hour, now + 9 * minute],
    rejected: [now - 26 * hour, now + 11 * minute, 0, -1, now + 0.5, String(now), true],
  }),
};

export const dateAdded: Kind = {
  read: unread,
  schema: () =>
    string()
      .typeError(system())
      .required(system())
      .test('day', system(), function (value) {
        const created = (this.parent as { dateCreated?: unknown }).dateCreated;
        return isRealDay(value) && Number.isSafeInteger(created) && value === manilaDay(created as number);
      }),
  samples: () => ({ accepted: [], rejected: ['', '2000-01-01', 'today', 20261121] }),
};

export const age: Kind = {
  read: unread,
  schema: () =>
    number()
      .typeError(system())
      .required(system())
      .integer(system())
      .test('year', system(), function (value) {
        const { birthDate, dateCreated: created } = this.parent as Record<string, unknown>;
        return (
          typeof birthDate === 'string' &&
          Number.isSafeInteger(created) &&
          value === ageOn(manilaDay(created as number), birthDate)
        );
      }),
  samples: () => ({ accepted: [], rejected: [-1, 200, 64.5, '65', true] }),
};

export const shown: Kind = {
  read: unread,
  schema: () => boolean().typeError(system()).required(system()).isTrue(system()),
  samples: () => ({ accepted: [true], rejected: [false, 'true', 1] }),
};
