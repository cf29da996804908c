/**
 * Ways to keep the receipt: as a picture, by sharing it, on paper, in a calendar, as a copied text. Inside another app only
 * copying works. If the browser cannot copy, the text is selected for copying by hand.
 */
import { useMachine } from '@xstate/react';
import styled from 'styled-components';
import { receiptActionsMachine } from '../../../../machines/request/receiptActions.ts';
import { CopyByHand } from '../../../components/sharing/CopyByHand.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { PrintButton } from '../../../components/ui/PrintButton.tsx';
import { useIsInAppBrowser } from '../../../components/ui/useIsInAppBrowser.ts';
import { useLoadFailure } from '../../../components/ui/useLoadFailure.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { useServices } from '../../../context/services.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { sharingMessages } from '../../../i18n/en/sharing.ts';
import { createReceiptActors, formatReceiptText } from './receiptEffects.ts';
import type { ReceiptFacts } from './receiptPicture.ts';

const StatusArea = styled.div`
  margin-top: 0.75rem;
  min-height: 1.6em;
  font-size: 1.0625rem;
`;

interface ReceiptActionsProps {
  readonly facts: ReceiptFacts;
  /** The day of the appearance in words; empty if unknown. */
  readonly moment: string;
}

export const ReceiptActions = ({ facts, moment }: ReceiptActionsProps) => {
  const translate = useTranslate();
  const receiptText = useMessages(receiptMessages);
  const formText = useMessages(outcomeMessages);
  const sharingText = useMessages(sharingMessages);
  const isInApp = useIsInAppBrowser();
  const { clock } = useServices();
  const text = formatReceiptText(facts, moment, translate);
  // Each render provides the actors, which then have the language and the papers of the press.
  const [state, send] = useMachine(
    receiptActionsMachine.provide({ actors: createReceiptActors(facts, text, clock, translate) }),
  );
  const { picture, keep, calendar } = receiptText;
  const calendarFailed = useLoadFailure(calendar.failed);
  return (
    <>
      <ButtonRow>
        {!isInApp && (
          <>
            <Button onClick={() => send({ type: 'SAVE_PICTURE' })}>{picture.save}</Button>
            {'share' in navigator && (
              <Button secondary onClick={() => send({ type: 'SHARE' })}>
                {sharingText.share}
              </Button>
            )}
            <PrintButton secondary>{formText.success.print}</PrintButton>
            {facts.appointment !== null && (
              <Button secondary icon="state-calendar" onClick={() => send({ type: 'SAVE_CALENDAR' })}>
                {calendar.save}
              </Button>
            )}
          </>
        )}
        <Button secondary onClick={() => send({ type: 'COPY' })}>
          {keep.copy}
        </Button>
      </ButtonRow>
      <StatusArea role="status">
        {state.hasTag('busy') && <span>{keep.busy}</span>}
        {state.hasTag('pictureSaved') && <span>{picture.saved}</span>}
        {state.hasTag('pictureFailed') && <span>{picture.failed}</span>}
        {state.hasTag('shareReady') && <span>{keep.shareReady}</span>}
        {state.hasTag('copied') && <span>{keep.copied}</span>}
        {state.hasTag('calendarFailed') && <span>{calendarFailed}</span>}
        {state.hasTag('copyFailed') && <CopyByHand id="receipt-lines" text={text} rows={4} />}
      </StatusArea>
    </>
  );
};
