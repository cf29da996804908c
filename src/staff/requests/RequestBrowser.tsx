/** The requests for staff: filters, list, details of one request; and the list on paper or as a file. */
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { type RequestView, requestBrowserMachine } from '../../../machines/staff/requestBrowser.ts';
import { Hint } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { visuallyHiddenStyle } from '../../components/ui/VisuallyHidden.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { findReferenceAlone } from '../../domain/request/findReceiptCode.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { findTextsFor } from '../../staff-core/documents/documentTexts.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import type { CounterEntryProps } from '../counter/CounterEntry.tsx';
import { counterMessages } from '../counter/messages.ts';
import { createLazyPart } from '../createLazyPart.tsx';
import type { PrepareDocumentProps } from '../documents/PrepareDocument.tsx';
import { useDocumentRecords } from '../documents/useDocumentRecords.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import type { StaffClient } from '../restClient.ts';
import { OnScreen, Title } from '../styles.ts';
import { ArrivalsPanel } from './arrivals/ArrivalsPanel.tsx';
import type { ArrivalMemory } from './arrivals/refuseArrivals.ts';
import { DaySheet } from './DaySheet.tsx';
import { PurgePanel } from './deletion/PurgePanel.tsx';
import { RequestDetails } from './details/RequestDetails.tsx';
import type { ReplacedStates } from './details/saveState.ts';
import { findNeighbors, toGroups } from './list/groups.ts';
import { ListActions } from './list/ListActions.tsx';
import { RequestList } from './list/RequestList.tsx';
import { focusRow } from './list/rowFocus.ts';
import { useRowActions } from './list/useRowActions.ts';
import { NewRequestsNotice } from './newRequests/NewRequestsNotice.tsx';
import { findViewOfNew, useNewRequests } from './newRequests/useNewRequests.ts';
import { countCarriedOver, isShortSearch, type RequestListResult, readRequestsAt } from './readRequests.ts';
import type { RequestPlaceRef } from './requestPlace.ts';
import { FilterForm } from './search/FilterForm.tsx';
import { formatListTitle } from './titles.ts';

const { desk: messages } = staffMessages;

/** The form and its schema are large, and most visits only read. */
const CounterEntry = createLazyPart<CounterEntryProps>(
  async () => (await importWithRetry(() => import('../counter/CounterEntry.tsx'))).CounterEntry,
);

/** It has the messages of all languages. */
const PrepareDocument = createLazyPart<PrepareDocumentProps>(
  async () => (await importWithRetry(() => import('../documents/PrepareDocument.tsx'))).PrepareDocument,
);

/* The tab says it on a desk, where the list begins on the first screen. */
const ListTitle = styled(Title)`
  ${minWidth.wide} {
    ${visuallyHiddenStyle}
  }
`;

/** Where the clerk left the list: the row that they opened, null without one, and how far the page was scrolled, in px. */
interface LeftRow {
  readonly id: string | null;
  readonly top: number;
}

interface RequestBrowserProps {
  readonly client: StaffClient;
  readonly place: RequestPlaceRef;
}

export const RequestBrowser = ({ client, place }: RequestBrowserProps) => {
  const [state, send] = useMachine(
    requestBrowserMachine.provide({
      actors: { readRequests: fromPromise(({ input }) => readRequestsAt(client, input, place)) },
    }),
    {
      input: {
        view: place.current.view ?? { day: manilaDay(client.now()), state: '', text: '' },
        open: place.current.open,
      },
    },
  );
  const [statusMessage, setStatusMessage] = useState('');
  const [isEntering, setEntering] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const documents = useDocumentRecords(client);
  const title = useRef<HTMLHeadingElement>(null);
  const { view, open, failure } = state.context;
  const found = state.context.found as RequestListResult;
  const newRequests = useNewRequests({ client, listed: found.entries });
  const opened = found.entries.find(({ id }) => id === open);
  const today = manilaDay(client.now());
  const isListed = state.hasTag('listed');
  const isReading = state.hasTag('loading');
  const [replaced] = useState<ReplacedStates>(() => new Map());
  const [arrivalMemory] = useState<ArrivalMemory>(() => ({ refused: new Map(), unanswered: [] }));
  const actions = useRowActions({
    client,
    replaced,
    entries: found.entries,
    onChanged: (entries) => send({ type: 'REPLACE', entries }),
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
    // The clerk may have gone on to another request.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isListed, open]);
  useEffect(() => {
    place.current = { ...place.current, view, open };
  }, [place, view, open]);
  useEffect(() => {
    if (!isListed || view.isCarriedOver !== true || view.state !== '') return;
    place.current = { ...place.current, carriedOver: countCarriedOver(found.entries, today) };
  }, [place, isListed, view, found.entries, today]);
  const changeView = (next: RequestView) => {
    setStatusMessage('');
    setPreparing(false);
    send({ type: 'CHANGE_VIEW', view: next, sought: findReferenceAlone(next.text) });
  };
  const openRow = useCallback(
    (id: string) => {
      leftRow.current = { id, top: leftRow.current?.top ?? window.scrollY };
      setStatusMessage('');
      setPreparing(false);
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
    return (
      <CounterEntry
        client={client}
        place={place}
        onLeave={leave}
        hasDocument={(fields) => findTextsFor(documents?.texts ?? [], fields).length > 0}
        onPrepare={(reference) => {
          setEntering(false);
          changeView({ day: '', state: '', text: reference });
          setPreparing(true);
        }}
      />
    );
  }
  const texts =
    opened === undefined || documents === null ? [] : findTextsFor(documents.texts, opened.request.fields);
  if (opened !== undefined && documents !== null && isPreparing && texts.length > 0)
    return (
      <PrepareDocument
        key={opened.id}
        entry={opened}
        client={client}
        officials={documents.officials}
        texts={texts}
        onBack={() => setPreparing(false)}
      />
    );
  if (opened !== undefined)
    return (
      <RequestDetails
        key={opened.id}
        entry={opened}
        client={client}
        actions={actions}
        neighbors={findNeighbors(toGroups(view, found.entries, today), opened.id)}
        replaced={replaced}
        place={place}
        isReading={isReading}
        statusMessage={statusMessage}
        onChanged={(text) => {
          setStatusMessage(text);
          send({ type: 'REFRESH' });
        }}
        onOpen={openRow}
        onPrepare={texts.length === 0 ? null : () => setPreparing(true)}
        onClose={() => send({ type: 'CLOSE' })}
      />
    );
  const { entries } = found;
  return (
    <>
      <OnScreen>
        <ListTitle ref={title} tabIndex={-1}>
          {messages.title}
        </ListTitle>
        <FilterForm client={client} view={view} today={today} onFilter={changeView}>
          <Button secondary onClick={() => setEntering(true)}>
            {counterMessages.open}
          </Button>
        </FilterForm>
        <NewRequestsNotice report={newRequests.report} isBusy={isReading} onShow={showNewRequests} />
        {state.hasTag('loadFailed') && (
          <FailureAlert
            title={messages.unreadable}
            failure={failure}
            onAgain={() => send({ type: 'REFRESH' })}
          />
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
              closedDays={found.closedDays ?? []}
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
            <ListActions
              view={view}
              entries={entries}
              today={today}
              onRefresh={() => send({ type: 'REFRESH' })}
            />
          </>
        )}
        {/* It says what it deleted while the list loads again. */}
        <PurgePanel client={client} onDeleted={() => send({ type: 'REFRESH' })} />
        <ArrivalsPanel
          client={client}
          replaced={replaced}
          memory={arrivalMemory}
          onChanged={() => send({ type: 'REFRESH' })}
        />
      </OnScreen>
      {state.hasTag('listed') && (
        <DaySheet title={formatListTitle(view)} entries={entries} now={client.now()} />
      )}
    </>
  );
};
