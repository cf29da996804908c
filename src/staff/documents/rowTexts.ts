/** How a row of the register reads, in the list and in the logbook. */
import { manilaDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import type { IssuedDocument } from '../../staff-core/documents/register.ts';
import { registerMessages as messages } from './registerMessages.ts';

/** @param instant epoch ms. '6 May 2031' */
export const formatManilaDay = (instant: number): string => formatDay(manilaDay(instant), translateToEnglish);

export const formatIssuedDay = ({ issued }: IssuedDocument): string => formatManilaDay(issued);

export const formatPerson = ({ number, of }: IssuedDocument, persons: ReadonlyMap<string, string>): string =>
  of === '' ? messages.skipped : (persons.get(number) ?? messages.deleted);

export const formatState = ({ cancelled }: IssuedDocument): string =>
  cancelled === null ? messages.holds : messages.cancelled(messages.reasons[cancelled].replace(/:.*$/, ''));
