/**
 * A request that staff enter: the form, then the receipt. Formik has the answers, the machine the order of the steps, and this
 * page what must not outlive it: the checked record and the receipt code.
 */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { counterEntryMachine, type EntryAnswer } from '../../../machines/staff/counterEntry.ts';
import { createServices } from '../../app/services.ts';
import { LocalizationContext } from '../../context/localeContext.ts';
import { ServicesContext, useServices } from '../../context/services.ts';
import { createClock } from '../../domain/dates/clock.ts';
import { createRandomUuid } from '../../domain/request/receiptCode.ts';
import { isTicked } from '../../form/fields.ts';
import { reuseUnchangedRecord } from '../../form/record.ts';
import { type FormType, formTypes } from '../../form/types.ts';
import type { FormValues } from '../../form/values.ts';
import type { StoredEntry } from '../../staff-core/entry/enterRequest.ts';
import { toPersonValues } from '../../staff-core/entry/entryRecord.ts';
import type { RequestPlaceRef } from '../requests/requestPlace.ts';
import type { StaffClient } from '../restClient.ts';
import { CounterForm, type CounterFormRef } from './CounterForm.tsx';
import { CounterReceipt } from './CounterReceipt.tsx';
import { clerkLocalization } from './clerkLocalization.ts';
import {
  type CounterRecords,
  createOpenEntry,
  findEntry,
  readCounterRecords,
  saveEntry,
} from './counterActors.ts';

/** Until the records are read, and where they cannot be: the form works without them. */
const noRecords: CounterRecords = {
  hallDays: [],
  services: new Map(),
  offered: Object.keys(formTypes) as readonly FormType[],
  walkInTime: '',
};

/** Reads the records once for each person, because places are taken meanwhile. */
const useCounterRecords = (client: StaffClient, visit: number) => {
  const [found, setFound] = useState({ records: noRecords, isFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit reads them again.
  useEffect(() => {
    let isCancelled = false;
    // The time of the person before may be over, or taken.
    setFound(({ records, ...before }) => ({ ...before, records: { ...records, walkInTime: '' } }));
    readCounterRecords(client).then(
      (records) => isCancelled || setFound({ records, isFailed: false }),
      () => isCancelled || setFound((before) => ({ ...before, isFailed: true })),
    );
    return () => {
      isCancelled = true;
    };
  }, [client, visit]);
  return found;
};

export interface CounterEntryProps {
  readonly client: StaffClient;
  readonly place: RequestPlaceRef;
  /** Goes back to the list, which is then read again. */
  readonly onLeave: () => void;
  /** Whether the hall has a text of a document for a request. */
  readonly hasDocument: (fields: StoredEntry['record']) => boolean;
  /** Goes on with the document of a stored request. */
  readonly onPrepare: (reference: string) => void;
}

export const CounterEntry = ({ client, place, onLeave, hasDocument, onPrepare }: CounterEntryProps) => {
  const form = useRef<CounterFormRef | null>(null);
  const open = useRef(createOpenEntry());
  const [stored, setStored] = useState<StoredEntry | null>(null);
  const [last, setLast] = useState<FormValues | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [visit, setVisit] = useState(0);
  const { records, isFailed } = useCounterRecords(client, visit);
  const [state, send] = useMachine(
    counterEntryMachine.provide({
      actors: {
        checkEntry: fromPromise(async () => {
          const checked = form.current?.check() ?? null;
          if (checked === null) return false;
          const previous = open.current.entry;
          const isPriority = isTicked(checked.values.priority);
          const record = reuseUnchangedRecord(checked.record, previous?.record ?? null, client.now());
          const isSame = record === previous?.record && isPriority === previous.isPriority;
          if (!isSame)
            open.current.entry = { record, isPriority, versionId: createRandomUuid(globalThis.crypto) };
          return true;
        }),
        saveEntry: fromPromise(
          (): Promise<EntryAnswer> =>
            saveEntry(client, open.current, { onStored: setStored, onRefused: setNext }),
        ),
        findEntry: fromPromise((): Promise<EntryAnswer | null> => findEntry(client, open.current, setStored)),
      },
      actions: {
        clearEntry: () => {
          open.current = createOpenEntry();
          setStored(null);
          setNext(null);
        },
        leave: onLeave,
      },
    }),
  );
  const { unsavedChanges, siteUrl } = useServices();
  // The form judges days by the store's clock: the computer's may be wrong.
  const services = useMemo(
    () => createServices({ clock: createClock(client.now), siteUrl, unsavedChanges }),
    [client, siteUrl, unsavedChanges],
  );
  return (
    <ServicesContext value={services}>
      {state.hasTag('filling') && (
        <LocalizationContext value={clerkLocalization}>
          <CounterForm
            client={client}
            place={place}
            records={records}
            areRecordsMissing={isFailed}
            last={last}
            state={state}
            next={next}
            form={form}
            send={send}
          />
        </LocalizationContext>
      )}
      {state.hasTag('saved') && (
        <CounterReceipt
          reference={state.context.reference ?? ''}
          isEarlier={state.context.isEarlier}
          stored={stored}
          records={records}
          now={client.now()}
          onAnother={() => {
            if (stored !== null) setLast(toPersonValues(stored.record));
            setVisit((count) => count + 1);
            send({ type: 'ANOTHER' });
          }}
          onPrepare={stored !== null && hasDocument(stored.record) ? () => onPrepare(stored.recordId) : null}
          onBack={() => send({ type: 'LEAVE', isUnsaved: false })}
        />
      )}
    </ServicesContext>
  );
};
