/** What keeps the receipt past this page: paper, the calendar, copying, sharing; by hand where the browser has no way. */
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { TextArea } from '../../../components/fields/inputs.ts';
import { Button, ButtonRow, PrintButton } from '../../../components/ui/Button.tsx';
import { requestFormMessages } from '../../../i18n/en/form.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { site } from '../../../site.ts';
import { notOnPaper } from '../../../theme/printVisibility.ts';

const Said = styled.div`
  margin-top: 0.75rem;
  min-height: 1.6em;
  font-size: 1.0625rem;
  ${notOnPaper}
`;

const Lines = styled(TextArea)`
  min-height: 8rem;
`;

/** What was last done. */
type Done = 'nothing' | 'copied' | 'byHand' | 'noCalendar';

/** Saves a text under a name, as a press on a link to a file would. */
const download = (text: string, file: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  // Only after the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

interface KeepReceiptProps {
  /** What is copied and shared. */
  readonly text: string;
  readonly reference: string;
  readonly service: string;
  /** 'yyyy-mm-ddThh:mm'; null where it is not known. */
  readonly schedule: string | null;
}

const said = receiptMessages.keep;

export const KeepReceipt = ({ text, reference, service, schedule }: KeepReceiptProps) => {
  const [done, setDone] = useState<Done>('nothing');
  const lines = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    setDone('nothing');
    try {
      await navigator.clipboard.writeText(text);
      setDone('copied');
    } catch {
      // An insecure address, an old browser, or the citizen said no.
      setDone('byHand');
      requestAnimationFrame(() => lines.current?.select());
    }
  };
  const share = () => {
    navigator.share({ text }).catch((error: unknown) => {
      const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
      if (!isCalledOff) void copy();
    });
  };
  const save = async (moment: string) => {
    setDone('nothing');
    try {
      const { calendarFile } = await import('./calendarFile.ts');
      download(
        calendarFile({ reference, service, schedule: moment }),
        receiptMessages.calendar.file(site.tag, reference),
      );
    } catch {
      setDone('noCalendar');
    }
  };
  return (
    <>
      <ButtonRow>
        <PrintButton>{requestFormMessages.success.print}</PrintButton>
        {schedule !== null && (
          <Button secondary icon="state-calendar" onClick={() => void save(schedule)}>
            {receiptMessages.calendar.save}
          </Button>
        )}
        <Button secondary onClick={() => void copy()}>
          {said.copy}
        </Button>
        {'share' in navigator && (
          <Button secondary onClick={share}>
            {said.share}
          </Button>
        )}
      </ButtonRow>
      <Said role="status">
        {done === 'copied' && <span>{said.copied}</span>}
        {done === 'noCalendar' && <span>{receiptMessages.calendar.failed}</span>}
        {done === 'byHand' && (
          <>
            <label htmlFor="receipt-lines">{said.byHand}</label>
            <Lines ref={lines} id="receipt-lines" readOnly rows={4} value={text} />
          </>
        )}
      </Said>
    </>
  );
};
