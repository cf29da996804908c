/** The requests as staff look at them: which ones, their list, one of them whole; and the list on paper or as a file. */
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { requestDesk, type View } from '../../../machines/staff/requestBrowser.ts';
import { Hint } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow, PrintButton } from '../../components/ui/Button.tsx';
import { manilaDay } from '../../domain/dates/day.ts';
import { staffMessages } from '../../i18n/en/staff.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { requestTable } from '../../staff-core/exportColumns.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { whyOf } from '../errors.ts';
import type { StaffDoor } from '../restClient.ts';
import { Title } from '../styles.ts';
import { Sheet } from './DaySheet.tsx';
import { ViewForm } from './FilterForm.tsx';
import { One } from './RequestDetails.tsx';
import { List } from './RequestList.tsx';
import { type DeskEntry, type DeskFound, readRequests } from './readRequests.ts';
import { titleOf } from './titles.ts';

const { desk: said, again, file } = staffMessages;

const OnScreen = styled.div`
  ${notOnPaper}
`;

/** Hands the list over as a workbook. What writes it is loaded at the press, for few save a list. */
async function saveWorkbook(name: string, entries: readonly DeskEntry[]): Promise<void> {
  const { writeXlsx, xlsxType } = await importWithRetry(
    '__FILES src/staff-core/xlsx.ts__',
    () => import('../../staff-core/xlsx.ts'),
  );
  downloadFile(name, xlsxType, await new Response(writeXlsx(requestTable(entries))).blob());
}

interface RequestsDeskProps {
  readonly door: StaffDoor;
  /** The store no longer knows who asks. */
  readonly onEnded: () => void;
}

export const RequestsDesk = ({ door, onEnded }: RequestsDeskProps) => {
  const [state, send] = useMachine(
    requestDesk.provide({
      actors: { readRequests: fromPromise(({ input }) => readRequests(door, input)) },
      actions: { tellEnded: onEnded },
    }),
    { input: { view: { day: manilaDay(door.now()), state: '', text: '' } } },
  );
  const [told, tell] = useState('');
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle');
  const title = useRef<HTMLHeadingElement>(null);
  const { view, open, failure } = state.context;
  const found = state.context.found as DeskFound;
  const opened = found.entries.find(({ id }) => id === open);
  const wasOpen = useRef(false);
  // Back on the list, as a page that is gone to.
  useEffect(() => {
    if (wasOpen.current && opened === undefined) title.current?.focus();
    wasOpen.current = opened !== undefined;
  }, [opened]);
  const look = (next: View) => {
    tell('');
    setSaving('idle');
    send({ type: 'LOOK', view: next });
  };
  if (opened !== undefined)
    return (
      <One
        key={opened.id}
        entry={opened}
        door={door}
        told={told}
        onChanged={(text) => {
          tell(text);
          send({ type: 'REFRESH' });
        }}
        onClose={() => send({ type: 'CLOSE' })}
      />
    );
  const isReading = state.hasTag('reading');
  const { entries } = found;
  const save = async () => {
    setSaving('busy');
    try {
      await saveWorkbook(file(view.day || manilaDay(door.now())), entries);
      setSaving('idle');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <>
      <OnScreen>
        <Title ref={title} tabIndex={-1}>
          {said.title}
        </Title>
        <ViewForm view={view} today={manilaDay(door.now())} isBusy={isReading} onLook={look} />
        {state.hasTag('unreadable') && (
          <Alert tone="error" title={said.unreadable}>
            <p>{whyOf(failure)}</p>
            <ButtonRow>
              <Button secondary onClick={() => send({ type: 'REFRESH' })}>
                {again}
              </Button>
            </ButtonRow>
          </Alert>
        )}
        <div role="status">
          {isReading && <p>{said.reading}</p>}
          {/* It may be no more in this list, which then takes the place of the request. */}
          {told !== '' && <Alert tone="good" role="none" title={told} />}
        </div>
        {state.hasTag('listed') && (
          <>
            <List
              view={view}
              entries={entries}
              areMore={found.areMore}
              onOpen={(id) => {
                tell('');
                send({ type: 'OPEN', id });
              }}
            />
            <ButtonRow>
              {view.day !== '' && view.text === '' && <PrintButton secondary>{said.print}</PrintButton>}
              <Button secondary disabled={entries.length === 0 || saving === 'busy'} onClick={save}>
                {said.save}
              </Button>
              <Button secondary onClick={() => send({ type: 'REFRESH' })}>
                {said.refresh}
              </Button>
            </ButtonRow>
            {saving === 'failed' && (
              <Alert tone="error" title={said.saveFailed}>
                <p>{said.saveFailedWhy}</p>
              </Alert>
            )}
            <Hint>{said.saveHint}</Hint>
          </>
        )}
      </OnScreen>
      {state.hasTag('listed') && <Sheet title={titleOf(view)} entries={entries} now={door.now()} />}
    </>
  );
};
