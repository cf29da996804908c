/** Whether the tab keeps the receipt, and the button that clears it. */
import { useEffect, useRef } from 'react';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';

interface ReceiptInTabProps {
  readonly isInTab: boolean;
  readonly isCleared: boolean;
  readonly onClear: () => void;
}

export const ReceiptInTab = ({ isInTab, isCleared, onClear }: ReceiptInTabProps) => {
  const { keep, write } = useMessages(outcomeMessages).success;
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is gone: its focus goes to what it did.
    if (isCleared) status.current?.focus({ preventScroll: true });
  }, [isCleared]);
  return (
    <>
      <div ref={status} role="status" tabIndex={-1}>
        <p>{isInTab ? keep.inTab : isCleared ? keep.cleared : write}</p>
      </div>
      {isInTab && (
        <ButtonRow>
          <Button secondary onClick={onClear}>
            {keep.clear}
          </Button>
        </ButtonRow>
      )}
    </>
  );
};
