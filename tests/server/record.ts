/** A request that the rules accept at a given moment, with its id and receipt code. Nothing here depends on the day it runs. */
import { randomUUID } from 'node:crypto';

const day = 86_400_000;
const manila = 8 * 3_600_000;

const dateOf = (now: number): string => new Date(now + manila).toISOString().slice(0, 10);

/** The first weekday after today, in Manila. */
function nextWeekday(now: number): string {
  const tomorrow = now + day;
  const weekday = new Date(tomorrow + manila).getUTCDay();
  return dateOf(tomorrow + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * day);
}

export interface TestRequest {
  readonly receipt: string;
  readonly id: string;
  readonly record: Readonly<Record<string, string | number | boolean>>;
}

/** @param now milliseconds since the epoch */
export function requestAt(now: number, changes: TestRequest['record'] = {}): TestRequest {
  const receipt = randomUUID();
  const record = {
    lname: 'Sample-Ñ',
    fname: 'Ma. Sample',
    mname: "S'Sample",
    address: 'Zone 3, Dicklum',
    age: Number(dateOf(now).slice(0, 4)) - 1990,
    sex: 'Female',
    birthDate: '1990-02-28',
    status: 'Single',
    birthPlace: 'Manolo Fortich',
    purpose: 'For employment',
    email: 'sample@example.com',
    formType: 'BARANGAY_CLEARANCE',
    type: 'BARANGAY_CLEARANCE',
    dateCreated: now,
    date_added: dateOf(now),
    showable: true,
    zone: 3,
    schedule: `${nextWeekday(now)}T09:00`,
  };
  return { receipt, id: receipt.split('-')[2] ?? '', record: { ...record, ...changes } };
}
