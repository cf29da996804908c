/** What the actions of the confirmation do in the browser (machines/request/receiptActions.ts). */
import { fromPromise } from 'xstate';
import type { ShareOutcome } from '../../../../machines/request/receiptActions.ts';
import { copyText, shareData } from '../../../components/sharing/shareEffects.ts';
import type { Clock } from '../../../domain/dates/clock.ts';
import type { Translate } from '../../../i18n/define.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { site } from '../../../site.ts';
import { createCalendarSaver } from './calendarSaver.ts';
import { findPublicServiceName } from './receiptLink.ts';
import { type ReceiptFacts, toReceiptPicture } from './receiptPicture.ts';

const pictureType = 'image/png';

/**
 * The text that is copied, and shared where no picture can be: of the answers, only the service (the hall for health services) and
 * the day.
 */
export const formatReceiptText = (facts: ReceiptFacts, moment: string, translate: Translate): string => {
  const service = findPublicServiceName(facts.type, translate) ?? site.hall.name;
  const title = translate(receiptMessages).keep.title(service, facts.reference);
  return [title, moment, facts.link].filter((line) => line !== '').join('\n');
};

const makePicture = async (facts: ReceiptFacts, translate: Translate): Promise<File> => {
  const { drawReceipt } = await importWithRetry(() => import('./drawReceipt.ts'));
  const name = translate(receiptMessages).picture.file(site.tag, facts.reference);
  return new File([await drawReceipt(toReceiptPicture(facts, translate))], name, { type: pictureType });
};

/** The picture where the phone shares files, else the text. */
const prepareShare = async (facts: ReceiptFacts, text: string, translate: Translate): Promise<ShareData> => {
  const sample = new File([], 'a.png', { type: pictureType });
  if (navigator.canShare?.({ files: [sample] }) !== true) return { text };
  const picture = await makePicture(facts, translate).catch(() => null);
  return picture === null ? { text } : { files: [picture] };
};

/** Actors of the machine. A press that came after theirs aborts them: then nothing is saved or shared. */
export const createReceiptActors = (
  facts: ReceiptFacts,
  text: string,
  clock: Clock,
  translate: Translate,
) => ({
  savePicture: fromPromise<void>(async ({ signal }) => {
    const picture = await makePicture(facts, translate);
    if (!signal.aborted) downloadFile(picture.name, pictureType, picture);
  }),
  share: fromPromise<ShareOutcome>(async ({ signal }) => {
    const data = await prepareShare(facts, text, translate);
    if (signal.aborted) return 'closed';
    if (navigator.userActivation?.isActive === false) return 'tooLate';
    await shareData(data);
    return 'closed';
  }),
  copy: fromPromise<void>(() => copyText(text)),
  saveCalendar: createCalendarSaver(facts, clock, translate),
});
