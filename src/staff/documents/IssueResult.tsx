/** What the register answered to *Issue*, and what the clerk may do about it. */
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { issueMessages } from '../../staff-core/documents/issueMessages.ts';
import type { IssueAnswer } from './issueWithCode.ts';
import { documentMessages as messages } from './messages.ts';

interface IssueResultProps {
  readonly answer: IssueAnswer;
  readonly onAllow: (permit: { readonly isFurther?: true; readonly sharesReceipt?: true }) => void;
}

export const IssueResult = ({ answer, onAllow }: IssueResultProps) => {
  if (answer.kind === 'issued' || answer.kind === 'already') {
    const { number } = answer.document;
    const isAgain = answer.kind === 'already';
    return (
      <Alert
        tone="good"
        role="none"
        title={isAgain ? issueMessages.already(number) : issueMessages.issued(number)}
      >
        {isAgain && <p>{messages.sameDay}</p>}
        <p>{answer.code === null ? messages.noCode : messages.checked}</p>
      </Alert>
    );
  }
  if (answer.kind !== 'otherPrint' && answer.kind !== 'receiptUsed') return null;
  const { number, receipt } = answer.document;
  const isReceipt = answer.kind === 'receiptUsed';
  return (
    <Alert
      tone="warning"
      role="none"
      title={isReceipt ? issueMessages.receiptUsed(receipt, number) : issueMessages.otherPrint(number)}
    >
      <p>{isReceipt ? messages.receiptUsedWhy : messages.otherPrintWhy}</p>
      <ButtonRow>
        <Button
          id="permit"
          secondary
          onClick={() => onAllow(isReceipt ? { sharesReceipt: true } : { isFurther: true })}
        >
          {isReceipt ? messages.sharesReceipt : messages.further}
        </Button>
      </ButtonRow>
    </Alert>
  );
};
