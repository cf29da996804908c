/**
 * Ways to save the receipt: print, calendar file, copy, share. If the browser cannot copy, the text is selected for
 * copying by hand.
 */
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { TextArea } from '../../../components/fields/inputs.ts';
import { Button, ButtonRow, PrintButton } from '../../../components/ui/Button.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { site } from '../../../site.ts';
import { notOnPaper } from '../../../theme/printVisibility.ts';

const StatusArea = styled.div`
  margin-top: 0.75rem;
  min-height: 1.6em;
  font-size: 1.0625rem;
  ${notOnPaper}
`;

const ReceiptText = styled(TextArea)`
  min-height: 8rem;
`;

/** The result of the last action. */
type LastAction = 'nothing' | 'copied' | 'byHand' | 'noCalendar';

/** Downloads a text under a file name, by a click on a temporary link. */
const downloadCalendar = (text: string, file: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  // Revoke late, after the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

interface ReceiptActionsProps {
  /** Text to copy and share. */
  readonly text: string;
  readonly reference: string;
  readonly service: string;
  /** 'yyyy-mm-ddThh:mm'; null if unknown. */
  readonly schedule: string | null;
}

export const ReceiptActions = ({ text, reference, service, schedule }: ReceiptActionsProps) => {
  const saveMessages = useMessages(receiptMessages).keep;
  const translate = useTranslate();
  const receiptText = useMessages(receiptMessages);
  const formText = useMessages(formMessages);
  const [lastAction, setLastAction] = useState<LastAction>('nothing');
  const lines = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    setLastAction('nothing');
    try {
      await navigator.clipboard.writeText(text);
      setLastAction('copied');
    } catch {
      // Insecure origin, old browser, or permission denied.
      setLastAction('byHand');
      requestAnimationFrame(() => lines.current?.select());
    }
  };
  const share = () => {
    navigator.share({ text }).catch((error: unknown) => {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (!isAborted) void copy();
    });
  };
  const saveCalendar = async (moment: string) => {
    setLastAction('nothing');
    try {
      const { createCalendarFile } = await import('./calendarFile.ts');
      downloadCalendar(
        createCalendarFile({ reference, service, schedule: moment }, translate),
        receiptText.calendar.file(site.tag, reference),
      );
    } catch {
      setLastAction('noCalendar');
    }
  };
  return (
    <>
      <ButtonRow>
        <PrintButton>{formText.success.print}</PrintButton>
        {schedule !== null && (
          <Button secondary icon="state-calendar" onClick={() => void saveCalendar(schedule)}>
            {receiptText.calendar.save}
          </Button>
        )}
        <Button secondary onClick={() => void copy()}>
          {saveMessages.copy}
        </Button>
        {'share' in navigator && (
          <Button secondary onClick={share}>
            {saveMessages.share}
          </Button>
        )}
      </ButtonRow>
      <StatusArea role="status">
        {lastAction === 'copied' && <span>{saveMessages.copied}</span>}
        {lastAction === 'noCalendar' && <span>{receiptText.calendar.failed}</span>}
        {lastAction === 'byHand' && (
          <>
            <label htmlFor="receipt-lines">{saveMessages.byHand}</label>
            <ReceiptText ref={lines} id="receipt-lines" readOnly rows={4} value={text} />
          </>
        )}
      </StatusArea>
    </>
  );
};
