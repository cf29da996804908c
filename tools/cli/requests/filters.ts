/** The filters for requests: by type, zone, day of the schedule, submission time, and status. */
import type { ParseArgsOptionsConfig } from 'node:util';
import { UserError } from '../../../server/firestore/lib/userError.ts';
import { addDays, isRealDay, isRealMoment, manilaDay, manilaInstant } from '../../../src/domain/dates/day.ts';
import {
  parseRequestState,
  type RequestState,
  requestStateNames,
} from '../../../src/domain/request/requestState.ts';
import { type FormType, parseFormType } from '../../../src/form/typeNames.ts';
import { formTypes } from '../../../src/form/types.ts';
import { requestFormMessages } from '../../../src/i18n/en/form.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { site } from '../../../src/site.ts';
import type { RequestFilters } from '../../../src/staff-core/filters.ts';

export const requestFilterOptions = {
  type: { type: 'string' },
  zone: { type: 'string' },
  day: { type: 'string' },
  since: { type: 'string' },
  state: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

export const requestFilterUsage = '[--type T] [--zone N] [--day D] [--since D] [--state S]';

type FilterArgs = { readonly [Name in keyof typeof requestFilterOptions]?: string | undefined };

/** 'today', 'tomorrow', or a date. @throws UserError */
export function parseDayOption(text: string, option: string, now: number): string {
  const today = manilaDay(now);
  const day = text === 'today' ? today : text === 'tomorrow' ? addDays(today, 1) : text;
  if (!isRealDay(day))
    throw new UserError(
      `--${option} must be a day such as ${today}, 'today' or 'tomorrow'; it is '${sanitizeLine(text, 40)}'.`,
    );
  return day;
}

const typeByName = new Map(
  Object.entries(requestFormMessages.services).map(([type, { name }]) => [
    name.toLowerCase(),
    type as FormType,
  ]),
);

function parseType(text: string): FormType {
  const type = parseFormType(text) ?? typeByName.get(text.trim().toLowerCase());
  if (type === undefined)
    throw new UserError(
      `--type must be one of ${Object.keys(formTypes).join(', ')}; it is '${sanitizeLine(text, 40)}'.`,
    );
  return type;
}

function parseZone(text: string): number {
  const { least, most } = site.zones;
  const zone = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(zone >= least && zone <= most))
    throw new UserError(
      `--zone must be a whole number from ${least} to ${most}; it is '${sanitizeLine(text, 40)}'.`,
    );
  return zone;
}

/** Epoch ms of a moment, or of a day's beginning. @throws UserError */
export const parseSinceOption = (text: string, now: number): number =>
  manilaInstant(isRealMoment(text) ? text : `${parseDayOption(text, 'since', now)}T00:00`);

function parseState(text: string): RequestState {
  const state = parseRequestState(text.toLowerCase());
  if (state === null)
    throw new UserError(
      `--state must be one of ${requestStateNames.join(', ')}; it is '${sanitizeLine(text, 40)}'.`,
    );
  return state;
}

/** @throws UserError */
export const parseRequestFilters = (
  { type, zone, day, since, state }: FilterArgs,
  now: number,
): RequestFilters => ({
  type: type === undefined ? null : parseType(type),
  zone: zone === undefined ? null : parseZone(zone),
  day: day === undefined ? null : parseDayOption(day, 'day', now),
  since: since === undefined ? null : parseSinceOption(since, now),
  state: state === undefined ? null : parseState(state),
});
