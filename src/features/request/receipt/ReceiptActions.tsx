/**
 * More ways to keep the receipt: by sharing its picture, on paper, as a copied text. Inside another app only copying works. If the
 * browser cannot copy, the text is selected for copying by hand.
 */
import styled from 'styled-components';
import { CopyByHand } from '../../../components/sharing/CopyByHand.tsx';
import { type CopyOutcome, copyText, createShareAction } from '../../../components/sharing/shareEffects.ts';
import { useLastAction } from '../../../components/sharing/useLastAction.ts';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { PrintButton } from '../../../components/ui/PrintButton.tsx';
import { useIsInAppBrowser } from '../../../components/ui/useIsInAppBrowser.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formatMoment } from '../../../domain/dates/formatDay.ts';
import type { Translate } from '../../../i18n/define.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { sharingMessages } from '../../../i18n/en/sharing.ts';
import { site } from '../../../site.ts';
import { makePicture, pictureType } from './KeepActions.tsx';
import { findPublicServiceName } from './receiptLink.ts';
import type { ReceiptFacts } from './receiptPicture.ts';

const StatusArea = styled.div`
  margin-top: 0.75rem;
  min-height: 1.6em;
  font-size: 1.0625rem;
`;

/**
 * The text that is copied, and shared where no picture can be: of the answers, only the service (the hall for health services) and
 * the day.
 */
export const formatReceiptText = (
  { type, reference, appointment, link }: ReceiptFacts,
  translate: Translate,
): string => {
  const service = findPublicServiceName(type, translate) ?? site.hall.name;
  const title = translate(receiptMessages).keep.title(service, reference);
  return [title, ...(appointment === null ? [] : [formatMoment(appointment, translate)]), link].join('\n');
};

/** 'shareReady': the picture is made, and the next press shares it, because the browser shares only right after a press. */
type ActionOutcome = 'busy' | 'shareReady' | CopyOutcome;

/** An action whose signal is aborted, because another press came after it, shares nothing. */
export const ReceiptActions = ({ facts }: { readonly facts: ReceiptFacts }) => {
  const translate = useTranslate();
  const { keep } = useMessages(receiptMessages);
  const { success } = useMessages(outcomeMessages);
  const sharingText = useMessages(sharingMessages);
  const isInApp = useIsInAppBrowser();
  const { outcome, run } = useLastAction<ActionOutcome>();
  const text = formatReceiptText(facts, translate);

  const share = async (signal: AbortSignal): Promise<ActionOutcome | null> => {
    const sample = new File([], 'a.png', { type: pictureType });
    const canShareFiles = navigator.canShare?.({ files: [sample] }) === true;
    // The text, where the phone shares no files or the picture cannot be made.
    const file = canShareFiles ? await makePicture(facts, translate).catch(() => null) : null;
    if (signal.aborted) return null;
    if (navigator.userActivation?.isActive === false) return 'shareReady';
    return createShareAction(file === null ? { text } : { files: [file] }, text)(signal);
  };

  return (
    <>
      <ButtonRow>
        {!isInApp && 'share' in navigator && (
          <Button secondary onClick={() => run(share, 'copyFailed', 'busy')}>
            {sharingText.share}
          </Button>
        )}
        <PrintButton secondary>{success.print}</PrintButton>
        <Button secondary onClick={() => run(() => copyText(text), 'copyFailed')}>
          {keep.copy}
        </Button>
      </ButtonRow>
      <StatusArea role="status">
        {outcome === 'busy' && <span>{keep.busy}</span>}
        {outcome === 'shareReady' && <span>{keep.shareReady}</span>}
        {outcome === 'copied' && <span>{keep.copied}</span>}
        {outcome === 'copyFailed' && <CopyByHand id="receipt-lines" text={text} rows={4} />}
      </StatusArea>
    </>
  );
};
