/** Saves an appointment for the calendar of the phone: of the confirmation, and of the status page. */
import { fromPromise } from 'xstate';
import type { Clock } from '../../../domain/dates/clock.ts';
import type { FormType } from '../../../form/types.ts';
import type { Translate } from '../../../i18n/define.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { site } from '../../../site.ts';
import { findPublicServiceName } from './receiptLink.ts';
import type { ReceiptFacts } from './receiptPicture.ts';

/** Saves the appointment as a calendar file, by the name of its service or, where that is sensitive or unknown, of the hall. */
export const createCalendarSaver = (
  {
    reference,
    schedule,
    appointment,
    type,
  }: Pick<ReceiptFacts, 'reference' | 'schedule' | 'appointment'> & { readonly type: FormType | null },
  clock: Clock,
  translate: Translate,
) =>
  fromPromise<void>(async ({ signal }) => {
    const { createCalendarFile } = await importWithRetry(() => import('./calendarFile.ts'));
    const service = (type === null ? null : findPublicServiceName(type, translate)) ?? site.hall.name;
    const file = createCalendarFile(
      { reference, service, schedule, appointment: appointment ?? '' },
      clock.now(),
      translate,
    );
    const name = translate(receiptMessages).calendar.file(site.tag, reference);
    if (!signal.aborted) downloadFile(name, 'text/calendar;charset=utf-8', file);
  });
