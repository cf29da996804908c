/** What a clerk can do with a whole list: print it, save it as a file, and read it again. */
import type { RequestView } from '../../../../machines/staff/requestBrowser.ts';
import { Hint } from '../../../components/fields/FormField.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { PrintButton } from '../../../components/ui/PrintButton.tsx';
import { staffMessages } from '../../../staff-core/messages.ts';
import { createRequestTable } from '../../../staff-core/spreadsheet/exportColumns.ts';
import { useWorkbook } from '../../useWorkbook.tsx';
import type { RequestListEntry } from '../readRequests.ts';

const { desk: messages, file } = staffMessages;

interface ListActionsProps {
  readonly view: RequestView;
  readonly entries: readonly RequestListEntry[];
  /** 'yyyy-mm-dd' */
  readonly today: string;
  readonly onRefresh: () => void;
}

export const ListActions = ({ view, entries, today, onRefresh }: ListActionsProps) => {
  const { isSaving, save, problem } = useWorkbook();
  return (
    <>
      <ButtonRow>
        {view.day !== '' && view.text === '' && <PrintButton secondary>{messages.print}</PrintButton>}
        <Button
          secondary
          disabled={entries.length === 0 || isSaving}
          onClick={() => save(file(view.day || today), createRequestTable(entries))}
        >
          {messages.save}
        </Button>
        <Button secondary onClick={onRefresh}>
          {messages.refresh}
        </Button>
      </ButtonRow>
      {problem}
      <Hint>{messages.saveHint}</Hint>
    </>
  );
};
