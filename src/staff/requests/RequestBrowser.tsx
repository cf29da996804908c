/** The requests for staff: filters, list, details of one request; and the list on paper or as a file. */
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { type RequestView, requestBrowserMachine } from '../../../machines/staff/requestBrowser.ts';
import { Hint } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { PrintButton } from '../../components/ui/PrintButton.tsx';
import { manilaDay } from '../../domain/dates/day.ts';
import { findReferenceAlone } from '../../domain/request/findReceiptCode.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { createRequestTable } from '../../staff-core/spreadsheet/exportColumns.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { LazyCounterEntry } from '../counter/LazyCounterEntry.tsx';
import { counterMessages } from '../counter/messages.ts';
import { toFailureMessage } from '../errors.ts';
import type { StaffClient } from '../restClient.ts';
import { Title } from '../styles.ts';
import { DaySheet } from './DaySheet.tsx';
import { PurgePanel } from './deletion/PurgePanel.tsx';
import { RequestDetails } from './details/RequestDetails.tsx';
import { countCarriedOver } from './list/carriedOver.ts';
import { RequestList } from './list/RequestList.tsx';
import { focusRow } from './list/rowFocus.ts';
import { useRowActions } from './list/useRowActions.ts';
import { NewRequestsNotice } from './newRequests/NewRequestsNotice.tsx';
import { findViewOfNew, useNewRequests } from './newRequests/useNewRequests.ts';
import { isShortSearch, type RequestListEntry, type RequestListResult } from './readRequests.ts';
import { readRequestView } from './readRequestView.ts';
import type { RequestPlaceRef } from './requestPlace.ts';
import { FilterForm } from './search/FilterForm.tsx';
import { findReferenceOfCode } from './search/searchRequests.ts';
import { formatListTitle } from './titles.ts';

const { desk: messages, again, file } = staffMessages;

const OnScreen = styled.div`
  ${notOnPaper}
`;

/** Downloads the list as a workbook. The writer's code loads on the button press, because few people save a list. */
async function saveWorkbook(name: string, entries: readonly RequestListEntry[]): Promise<void> {
  const { writeXlsx, xlsxMimeType } = await importWithRetry(
    () => import('../../staff-core/spreadsheet/xlsx.ts'),
  );
  downloadFile(name, xlsxMimeType, await new Response(writeXlsx(createRequestTable(entries))).blob());
}

/** Where the clerk left the list: the row that they opened, null without one, and how far the page was scrolled, in px. */
interface LeftRow {
  readonly id: string | null;
  readonly top: number;
}

interface RequestBrowserProps {
  readonly client: StaffClient;
  readonly place: RequestPlaceRef;
  /** The store no longer accepts the sign-in. */
  readonly onEnded: () => void;
}

export const RequestBrowser = ({ client, place, onEnded }: RequestBrowserProps) => {
  const [state, send] = useMachine(
    requestBrowserMachine.provide({
      actors: { readRequests: fromPromise(({ input }) => readRequestView(client, input, place)) },
      actions: { notifySessionExpired: onEnded },
    }),
    {
      input: {
        view: place.current.view ?? { day: manilaDay(client.now()), state: '', text: '' },
        open: place.current.open,
      },
    },
  );
  const [statusMessage, setStatusMessage] = useState('');
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [isEntering, setEntering] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { view, open, failure } = state.context;
  const found = state.context.found as RequestListResult;
  const newRequests = useNewRequests({ client, listed: found.entries, onEnded });
  const opened = found.entries.find(({ id }) => id === open);
  const isListed = state.hasTag('listed');
  const actions = useRowActions({
    client,
    entries: found.entries,
    onChanged: (entries) => send({ type: 'REPLACE', entries }),
    onEnded,
  });
  const leftRow = useRef<LeftRow | null>(null);
  // Back on the list, the clerk is where they left it; where the request is gone, at the title, as on a new page.
  useEffect(() => {
    if (open !== null) leftRow.current ??= { id: open, top: 0 };
    if (!isListed || leftRow.current === null) return;
    const { id, top } = leftRow.current;
    leftRow.current = null;
    if (id === null || !focusRow(id)) title.current?.focus();
    else if (top > 0) window.scrollTo({ top, behavior: 'instant' });
  }, [isListed, open]);
  const today = manilaDay(client.now());
  useEffect(() => {
    place.current = { ...place.current, view, open };
  }, [place, view, open]);
  useEffect(() => {
    if (!isListed || view.isCarriedOver !== true || view.state !== '') return;
    place.current = { ...place.current, carriedOver: countCarriedOver(found.entries, today) };
  }, [place, isListed, view, found.entries, today]);
  const changeView = (next: RequestView) => {
    setStatusMessage('');
    setSaving('idle');
    send({ type: 'CHANGE_VIEW', view: next, sought: findReferenceAlone(next.text) });
  };
  const openRow = useCallback(
    (id: string) => {
      leftRow.current = { id, top: window.scrollY };
      setStatusMessage('');
      send({ type: 'OPEN', id });
    },
    [send],
  );
  const showNewRequests = () => {
    if (newRequests.report === null) return;
    const next = findViewOfNew(view, newRequests.report);
    newRequests.take();
    if (next === view) send({ type: 'REFRESH' });
    else changeView(next);
    // The pressed button leaves the page.
    title.current?.focus({ preventScroll: true });
  };
  if (isEntering) {
    const leave = () => {
      leftRow.current = { id: null, top: 0 };
      setEntering(false);
      changeView(view);
    };
    return <LazyCounterEntry client={client} place={place} onLeave={leave} onEnded={onEnded} />;
  }
  if (opened !== undefined)
    return (
      <RequestDetails
        key={opened.id}
        entry={opened}
        client={client}
        place={place}
        statusMessage={statusMessage}
        onChanged={(text) => {
          setStatusMessage(text);
          send({ type: 'REFRESH' });
        }}
        onClose={() => send({ type: 'CLOSE' })}
      />
    );
  const isReading = state.hasTag('loading');
  const { entries } = found;
  const save = async () => {
    setSaving('busy');
    try {
      await saveWorkbook(file(view.day || manilaDay(client.now())), entries);
      setSaving('idle');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <>
      <OnScreen>
        <Title ref={title} tabIndex={-1}>
          {messages.title}
        </Title>
        <ButtonRow>
          <Button secondary onClick={() => setEntering(true)}>
            {counterMessages.open}
          </Button>
        </ButtonRow>
        <FilterForm
          view={view}
          today={today}
          isBusy={isReading}
          onFilter={changeView}
          findReference={(code) => findReferenceOfCode(client, code)}
        />
        <NewRequestsNotice report={newRequests.report} isBusy={isReading} onShow={showNewRequests} />
        {state.hasTag('loadFailed') && (
          <Alert tone="error" title={messages.unreadable}>
            <p>{toFailureMessage(failure)}</p>
            <ButtonRow>
              <Button secondary onClick={() => send({ type: 'REFRESH' })}>
                {again}
              </Button>
            </ButtonRow>
          </Alert>
        )}
        <div role="status">
          {isReading && <p>{messages.reading}</p>}
          {/* The changed request may have left this list, which then replaces its details: the message stays. */}
          {statusMessage !== '' && <Alert tone="good" role="none" title={statusMessage} />}
        </div>
        {isListed && (
          <>
            <RequestList
              view={view}
              entries={entries}
              areMore={found.areMore}
              today={today}
              carriedOver={view.day === today && view.text === '' ? place.current.carriedOver : null}
              actions={actions}
              onOpen={openRow}
              onCarriedOver={() => {
                title.current?.focus();
                changeView({ day: '', state: '', text: '', isCarriedOver: true });
              }}
            />
            {isShortSearch(client, view) && (
              <>
                <p>{messages.lastNameOnly}</p>
                <ButtonRow>
                  <Button secondary onClick={() => changeView({ ...view, isLongSearch: true })}>
                    {messages.searchLonger}
                  </Button>
                </ButtonRow>
                <Hint>{messages.searchCost}</Hint>
              </>
            )}
            <ButtonRow>
              {view.day !== '' && view.text === '' && <PrintButton secondary>{messages.print}</PrintButton>}
              <Button secondary disabled={entries.length === 0 || saving === 'busy'} onClick={save}>
                {messages.save}
              </Button>
              <Button secondary onClick={() => send({ type: 'REFRESH' })}>
                {messages.refresh}
              </Button>
            </ButtonRow>
            {saving === 'failed' && (
              <Alert tone="error" title={messages.saveFailed}>
                <p>{messages.saveFailedWhy}</p>
              </Alert>
            )}
            <Hint>{messages.saveHint}</Hint>
          </>
        )}
        {/* It says what it deleted while the list loads again. */}
        <PurgePanel client={client} onDeleted={() => send({ type: 'REFRESH' })} />
      </OnScreen>
      {state.hasTag('listed') && (
        <DaySheet title={formatListTitle(view)} entries={entries} now={client.now()} />
      )}
    </>
  );
};
