/** What must not be missed on a receipt: 'Save as picture' and 'Save to calendar'. Inside another app, which saves nothing, neither is there. */
import styled from 'styled-components';
import { useLastAction } from '../../../components/sharing/useLastAction.ts';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { useIsInAppBrowser } from '../../../components/ui/useIsInAppBrowser.ts';
import { useLoadFailure } from '../../../components/ui/useLoadFailure.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { useServices } from '../../../context/services.ts';
import type { FormType } from '../../../form/types.ts';
import type { Translate } from '../../../i18n/define.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { site } from '../../../site.ts';
import { findPublicServiceName } from './receiptLink.ts';
import type { ReceiptFacts } from './receiptPicture.ts';

export const pictureType = 'image/png';

export const makePicture = async (facts: ReceiptFacts, translate: Translate): Promise<File> => {
  const { drawReceipt } = await importWithRetry(() => import('./receiptPicture.ts'));
  const name = translate(receiptMessages).picture.file(site.tag, facts.reference);
  return new File([await drawReceipt(facts, translate)], name, { type: pictureType });
};

const StatusArea = styled.div`
  font-size: 1.0625rem;
  & > span {
    display: block;
    padding-top: 0.75rem;
  }
`;

interface KeepActionsProps extends Pick<ReceiptFacts, 'reference' | 'schedule' | 'appointment'> {
  /** Null where neither the link nor the tab says it. */
  readonly type: FormType | null;
  /** What the picture shows; null for none. */
  readonly picture: ReceiptFacts | null;
}

/** An action whose signal is aborted, because another press came after it, saves nothing. */
export const KeepActions = ({ reference, schedule, appointment, type, picture }: KeepActionsProps) => {
  const translate = useTranslate();
  const messages = useMessages(receiptMessages);
  const { clock } = useServices();
  const calendarFailed = useLoadFailure(messages.calendar.failed);
  const { outcome, run } = useLastAction<'busy' | 'pictureSaved' | 'pictureFailed' | 'calendarFailed'>();
  if (useIsInAppBrowser()) return null;

  const savePicture = (facts: ReceiptFacts) => async (signal: AbortSignal) => {
    const file = await makePicture(facts, translate);
    if (!signal.aborted) downloadFile(file.name, pictureType, file);
    return 'pictureSaved' as const;
  };
  // The event is named after the service or, where that is sensitive or unknown, after the hall.
  const saveCalendar = (day: string) => async (signal: AbortSignal) => {
    const { createCalendarFile } = await importWithRetry(() => import('./calendarFile.ts'));
    const service = findPublicServiceName(type, translate) ?? site.hall.name;
    const facts = { reference, schedule, appointment: day, service };
    const file = createCalendarFile(facts, clock.now(), translate);
    const name = messages.calendar.file(site.tag, reference);
    if (!signal.aborted) downloadFile(name, 'text/calendar;charset=utf-8', file);
    return null;
  };
  return (
    <>
      <ButtonRow>
        {picture !== null && (
          <Button onClick={() => run(savePicture(picture), 'pictureFailed', 'busy')}>
            {messages.picture.save}
          </Button>
        )}
        {appointment !== null && (
          <Button
            secondary
            icon="state-calendar"
            onClick={() => run(saveCalendar(appointment), 'calendarFailed', 'busy')}
          >
            {messages.calendar.save}
          </Button>
        )}
      </ButtonRow>
      <StatusArea role="status">
        {outcome === 'busy' && <span>{messages.keep.busy}</span>}
        {outcome === 'pictureSaved' && <span>{messages.picture.saved}</span>}
        {outcome === 'pictureFailed' && <span>{messages.picture.failed}</span>}
        {outcome === 'calendarFailed' && <span>{calendarFailed}</span>}
      </StatusArea>
    </>
  );
};
