/** Saves an appointment for the calendar of the phone: of the confirmation, and of a request that the hall moved. */
import { fromPromise } from 'xstate';
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
    type,
  }: Pick<ReceiptFacts, 'reference' | 'schedule'> & { readonly type: FormType | null },
  translate: Translate,
) =>
  fromPromise<void>(async ({ signal }) => {
    const { createCalendarFile } = await importWithRetry(() => import('./calendarFile.ts'));
    const service = (type === null ? null : findPublicServiceName(type, translate)) ?? site.hall.name;
    const file = createCalendarFile({ reference, service, schedule: schedule ?? '' }, translate);
    const name = translate(receiptMessages).calendar.file(site.tag, reference);
    if (!signal.aborted) downloadFile(name, 'text/calendar;charset=utf-8', file);
  });
