/** Requests that the rules accept at a given instant, on whatever day that is. */

import type { TestRecord } from '../../packages/embedded-firestore/tests/support/testRecord.ts';
import { addDays, isWeekend, manilaDay, yearOf } from '../../src/domain/dates/day.ts';
import { type FormType, formTypes } from '../../src/form/types.ts';
import { createLongestRecord, createSampleRecord } from '../support/form/requestFixtures.ts';
import { createSampleFeedback } from '../support/form/sampleFeedback.ts';

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

export const createClearanceRecord = (now: number): TestRecord =>
  createAcceptedRecord('BARANGAY_CLEARANCE', now);

/** Feedback on the page of hotlines. */
export const createWrongNumberFeedback = (now: number): TestRecord => ({
  ...createSampleFeedback('wrongNumber', now),
});
