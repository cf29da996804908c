/** The filters for requests: by type, zone, day of the schedule, submission time, and status. */
import { UserError } from '../../../server/lib/userError.ts';
import { addDays, isRealDay, isRealMoment, manilaDay, manilaInstant } from '../../../src/domain/dates/day.ts';
import {
  parseRequestState,
  type RequestState,
  requestStateNames,
} from '../../../src/domain/request/requestState.ts';
import { maxAge } from '../../../src/form/fieldTypes/computed.ts';
import { type FormType, parseFormType } from '../../../src/form/typeNames.ts';
import { formTypes } from '../../../src/form/types.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { site } from '../../../src/site.ts';
import { createFieldFilter, type RequestFilters } from '../../../src/staff-core/search/filters.ts';
import { createStoreCommand } from '../lib/program.ts';

/** Creates a command on a store with the options of these filters. */
export const createRequestFilterCommand = (name: string) =>
  createStoreCommand(name)
    .option('--type <TYPE>', Object.keys(formTypes).join(', '))
    .option('--zone <N>', `${site.zones.least} to ${site.zones.most}`)
    .option('--day <DAY>', "the day of the schedule: yyyy-mm-dd, 'today' or 'tomorrow'")
    .option('--since <DAY>', 'handed in on that day or later: the same, or yyyy-mm-ddThh:mm')
    .option('--state <STATE>', requestStateNames.join(', '));

type FilterArgs = Readonly<Partial<Record<'type' | 'zone' | 'day' | 'since' | 'state', string | undefined>>>;

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
  Object.entries(requestMessages.english.services).map(([type, { name }]) => [
    name.toLowerCase(),
    type as FormType,
  ]),
);

/**
 * @param found what the text names
 * @param what the flag or argument
 * @throws UserError that lists the choices when it names nothing
 */
export function requireChoice<Choice>(
  found: Choice | null | undefined,
  what: string,
  choices: readonly string[],
  text: string,
): Choice {
  if (found === null || found === undefined)
    throw new UserError(`${what} must be one of ${choices.join(', ')}; it is '${sanitizeLine(text, 40)}'.`);
  return found;
}

const parseType = (text: string): FormType =>
  requireChoice(
    parseFormType(text) ?? typeByName.get(text.trim().toLowerCase()),
    '--type',
    Object.keys(formTypes),
    text,
  );

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

/** Part of a query for what may have arrived then or later, which only the time of arrival itself decides. */
export const createArrivalFilter = (since: number): object =>
  createFieldFilter('dateCreated', 'GREATER_THAN_OR_EQUAL', {
    integerValue: String(since - maxAge),
  });

/** @param what '--state', or how an argument is named. @throws UserError */
export const parseStateName = (text: string, what: string): RequestState =>
  requireChoice(parseRequestState(text.toLowerCase()), what, requestStateNames, text);

/** @throws UserError */
export const parseRequestFilters = (
  { type, zone, day, since, state }: FilterArgs,
  now: number,
): RequestFilters => ({
  type: type === undefined ? null : parseType(type),
  zone: zone === undefined ? null : parseZone(zone),
  day: day === undefined ? null : parseDayOption(day, 'day', now),
  since: since === undefined ? null : parseSinceOption(since, now),
  state: state === undefined ? null : parseStateName(state, '--state'),
});
