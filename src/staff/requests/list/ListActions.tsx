/** What a clerk can do with a whole list: print it, save it as a file, and read it again. */
import { useState } from 'react';
import type { RequestView } from '../../../../machines/staff/requestBrowser.ts';
import { Hint } from '../../../components/fields/FormField.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { PrintButton } from '../../../components/ui/PrintButton.tsx';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { useHasMissingFiles } from '../../../lib/useHasMissingFiles.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import { createRequestTable } from '../../../staff-core/spreadsheet/exportColumns.ts';
import { staffPageMessages } from '../../messages.ts';
import type { RequestListEntry } from '../readRequests.ts';

const { desk: messages, file } = staffMessages;

/** Downloads the list as a workbook. The writer's code loads on the button press, because few people save a list. */
async function saveWorkbook(name: string, entries: readonly RequestListEntry[]): Promise<void> {
  const { writeXlsx, xlsxMimeType } = await importWithRetry(
    () => import('../../../staff-core/spreadsheet/xlsx.ts'),
  );
  downloadFile(name, xlsxMimeType, await new Response(writeXlsx(createRequestTable(entries))).blob());
}

interface ListActionsProps {
  readonly view: RequestView;
  readonly entries: readonly RequestListEntry[];
  /** 'yyyy-mm-dd' */
  readonly today: string;
  readonly onRefresh: () => void;
}

export const ListActions = ({ view, entries, today, onRefresh }: ListActionsProps) => {
  const isOutdated = useHasMissingFiles();
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setSaving('busy');
    try {
      await saveWorkbook(file(view.day || today), entries);
      setSaving('idle');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <>
      <ButtonRow>
        {view.day !== '' && view.text === '' && <PrintButton secondary>{messages.print}</PrintButton>}
        <Button secondary disabled={entries.length === 0 || saving === 'busy'} onClick={save}>
          {messages.save}
        </Button>
        <Button secondary onClick={onRefresh}>
          {messages.refresh}
        </Button>
      </ButtonRow>
      {saving === 'failed' && (
        <Alert tone="error" title={messages.saveFailed}>
          <p>{isOutdated ? staffPageMessages.outdated.why : messages.saveFailedWhy}</p>
        </Alert>
      )}
      <Hint>{messages.saveHint}</Hint>
    </>
  );
};
