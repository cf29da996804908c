/** Saves rows as a workbook. The code of the writer loads with the press, because few people save a list. */
import { type ReactNode, useState } from 'react';
import { Alert } from '../components/ui/Alert.tsx';
import { downloadFile } from '../lib/downloadFile.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { useHasMissingFiles } from '../lib/useHasMissingFiles.ts';
import { staffMessages } from '../staff-core/messages.ts';
import type { ExportTable } from '../staff-core/spreadsheet/exportTable.ts';
import { staffPageMessages } from './messages.ts';

const { desk: messages } = staffMessages;

interface Workbook {
  readonly isSaving: boolean;
  /** Downloads the table under this name. */
  readonly save: <Row>(name: string, table: ExportTable<Row>) => Promise<void>;
  /** Why the last file could not be made; null without a failure. */
  readonly problem: ReactNode;
}

export const useWorkbook = (): Workbook => {
  const isOutdated = useHasMissingFiles();
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle');
  return {
    isSaving: saving === 'busy',
    save: async (name, table) => {
      setSaving('busy');
      try {
        const { writeXlsx, xlsxMimeType } = await importWithRetry(
          () => import('../staff-core/spreadsheet/xlsx.ts'),
        );
        downloadFile(name, xlsxMimeType, await new Response(writeXlsx(table)).blob());
        setSaving('idle');
      } catch {
        setSaving('failed');
      }
    },
    problem: saving === 'failed' && (
      <Alert tone="error" title={messages.saveFailed}>
        <p>{isOutdated ? staffPageMessages.outdated.why : messages.saveFailedWhy}</p>
      </Alert>
    ),
  };
};
