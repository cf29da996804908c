/** Requests that the rules accept at a given instant, on whatever day that is; and their wire form. */
import { addDays, isWeekend, manilaDay, yearOf } from '../../src/domain/dates/day.ts';
import { type FormType, formTypes } from '../../src/form/types.ts';
import { createLongestRecord, createSampleRecord } from '../support/form/requestFixtures.ts';
import { createSampleFeedback } from '../support/form/sampleFeedback.ts';

/** What JSON spells by itself; an object is a wire value already, `{ doubleValue: 3 }`. */
export type TestValue = string | number | boolean | Readonly<Record<string, unknown>>;
export type TestRecord = Readonly<Record<string, TestValue>>;

export const allFormTypes = Object.keys(formTypes) as FormType[];

export function findWeekday(day: string, step: 1 | -1): string {
  return isWeekend(day) ? findWeekday(addDays(day, step), step) : day;
}

/** What the instant of a request decides: the fields that change together. */
export const createDateFields = (created: number, birthDate = '1990-02-28'): TestRecord => ({
  dateCreated: created,
  date_added: manilaDay(created),
  birthDate,
  age: yearOf(manilaDay(created)) - yearOf(birthDate),
});

/** @param now milliseconds since the epoch */
export const createAcceptedRecord = (type: FormType, now: number): TestRecord =>
  createSampleRecord(type, now) as TestRecord;

/** The same with every text as long as it may be. */
export const createLongestTestRecord = (type: FormType, now: number): TestRecord =>
  createLongestRecord(type, now) as TestRecord;

export const encodeTestValue = (value: TestValue): Readonly<Record<string, unknown>> => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return value;
};

export const encodeTestRecord = (record: TestRecord): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, encodeTestValue(value)]));

export const createClearanceRecord = (now: number): TestRecord =>
  createAcceptedRecord('BARANGAY_CLEARANCE', now);

/** Feedback on the page of hotlines. */
export const createWrongNumberFeedback = (now: number): TestRecord => ({
  ...createSampleFeedback('wrongNumber', now),
});

export const withoutField = (record: TestRecord, name: string): TestRecord =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));

export const testDouble = (value: number): TestValue => ({ doubleValue: value });
export const testNull: TestValue = { nullValue: null };
export const testList = (...texts: string[]): TestValue => ({
  arrayValue: { values: texts.map((text) => ({ stringValue: text })) },
});
export const testBytes: TestValue = { bytesValue: 'aGVsbG8=' };
