/** Requests that the rules accept at a given instant, on whatever day that is; and their wire form. */
import { addDays, isWeekend, manilaDay, yearOf } from '../../src/domain/dates/day.ts';
import { createSampleFeedback } from '../../src/form/feedback.ts';
import { createLongestRecord, createSampleRecord } from '../../src/form/fixtures.ts';
import { type FormType, formTypes } from '../../src/form/types.ts';

/** What JSON spells by itself; an object is a wire value already, `{ doubleValue: 3 }`. */
export type Plain = string | number | boolean | Readonly<Record<string, unknown>>;
export type Plains = Readonly<Record<string, Plain>>;

export const allTypes = Object.keys(formTypes) as FormType[];

export function weekdayFrom(day: string, step: 1 | -1): string {
  return isWeekend(day) ? weekdayFrom(addDays(day, step), step) : day;
}

/** What the instant of a request decides: the fields that change together. */
export const datesOf = (created: number, birthDate = '1990-02-28'): Plains => ({
  dateCreated: created,
  date_added: manilaDay(created),
  birthDate,
  age: yearOf(manilaDay(created)) - yearOf(birthDate),
});

/** @param now milliseconds since the epoch */
export const honest = (type: FormType, now: number): Plains => createSampleRecord(type, now) as Plains;

/** The same with every text as long as it may be. */
export const longest = (type: FormType, now: number): Plains => createLongestRecord(type, now) as Plains;

export const wireOf = (value: Plain): Readonly<Record<string, unknown>> => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return value;
};

export const wireFields = (record: Plains): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, wireOf(value)]));

export const clearance = (now: number): Plains => honest('BARANGAY_CLEARANCE', now);

/** Feedback on the page of hotlines. */
export const wrongNumber = (now: number): Plains => ({ ...createSampleFeedback('wrongNumber', now) });

export const without = (record: Plains, name: string): Plains =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));

export const double = (value: number): Plain => ({ doubleValue: value });
export const nothing: Plain = { nullValue: null };
export const listOf = (...texts: string[]): Plain => ({
  arrayValue: { values: texts.map((text) => ({ stringValue: text })) },
});
export const bytes: Plain = { bytesValue: 'aGVsbG8=' };
