/** How long a service takes: the total of its record in the charter, and the days that RA 11032 gives the hall. */
import type { ServiceSummary } from '../../content/models/formService.ts';
import { formatLongDate, formatLongDay } from '../../domain/dates/formatDay.ts';
import type { HallDayRecord } from '../../domain/dates/hallDay.ts';
import { findLatestDay, workingDays } from '../../domain/dates/latestDay.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import type { Translate } from '../../i18n/define.ts';
import { serviceMessages } from '../../i18n/en/service.ts';

interface ServiceTime {
  readonly label: string;
  /** '' without one. */
  readonly value: string;
  /** The law's sentence; '' without one. */
  readonly note: string;
}

/**
 * @param type null for a service without a form, whose class in the law is unknown
 * @param service null when its record cannot be read or is not in the charter
 * @param schedule the appointment, 'yyyy-mm-ddThh:mm'; null where it is unknown, over, or counts no longer
 * @param hallDays whose declared holidays do not count; needed with a schedule
 */
export const listTimes = (
  type: FormType | null,
  service: Pick<ServiceSummary, 'time'> | null,
  schedule: string | null,
  translate: Translate,
  hallDays: readonly HallDayRecord[] = [],
): readonly ServiceTime[] => {
  const { facts, time } = translate(serviceMessages);
  const total = service?.time ?? '';
  const own = { label: facts.time, value: total, note: '' };
  const ownOnly = total === '' ? [] : [own];
  if (type === null || formTypes[type].outcome === 'visit') return ownOnly;
  const { law, outcome } = formTypes[type];
  const days = workingDays[law];
  if (schedule === null) {
    const note = time.law(days, null);
    return outcome === 'answer'
      ? [...ownOnly, { label: time.answerBy, value: '', note }]
      : [{ ...own, note }];
  }
  const latest = findLatestDay(schedule.slice(0, 10), law, hallDays);
  return outcome === 'answer'
    ? [
        ...ownOnly,
        {
          label: time.answerBy,
          value: formatLongDate(latest, translate),
          note: `${time.law(days, null)} ${time.mayMove}`,
        },
      ]
    : [{ ...own, note: `${time.law(days, formatLongDay(latest, translate))} ${time.mayMove}` }];
};
