/** What a clerk chooses and does in the rows of the request list; its machine has the order of the writes and their undo. */
import { useMachine } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { type RowAct, rowActionsMachine } from '../../../../machines/staff/rowActions.ts';
import { useUnsavedChanges } from '../../../context/unsavedChanges.ts';
import { manilaDay } from '../../../domain/dates/day.ts';
import { formatDayNear } from '../../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { findAppointment } from '../../../staff-core/appointment.ts';
import { describeState } from '../../../staff-core/daySheet.ts';
import type { StaffClient } from '../../restClient.ts';
import { useOfficer } from '../../session/officer.ts';
import type { ReplacedStates } from '../details/saveState.ts';
import type { RequestListEntry } from '../readRequests.ts';
import { listMessages as messages } from './listMessages.ts';
import { type RowActionName, rowActions } from './rowActions.ts';
import { keepFocus } from './rowFocus.ts';
import { createRowWriter } from './writeRows.ts';

export interface RowActions {
  readonly state: SnapshotFrom<typeof rowActionsMachine>;
  /** The references of the rows with a tick. */
  readonly chosen: ReadonlySet<string>;
  /** Why the last act changed nothing; '' without that. */
  readonly hint: string;
  /** '4f3a'; with its day where the list does not have the request: '4f3a (8 May)' */
  readonly nameOf: (id: string) => string;
  readonly act: (ids: readonly string[], action: RowActionName) => void;
  readonly undo: () => void;
  readonly retry: () => void;
  readonly discard: () => void;
  readonly toggle: (id: string) => void;
  readonly chooseNone: () => void;
}

interface RowActionsOptions {
  readonly client: StaffClient;
  readonly replaced: ReplacedStates;
  readonly entries: readonly RequestListEntry[];
  /** Receives the requests as they are stored now. */
  readonly onChanged: (entries: readonly RequestListEntry[]) => void;
}

const none: ReadonlySet<string> = new Set();

const idsOf = (acts: readonly RowAct[]) => acts.map(({ id }) => id);

const describeImpossible = ({ id, receipt }: RequestListEntry, action: RowActionName): string =>
  messages.notPossible(id, messages.actions[action], describeState(receipt).title);

export const useRowActions = ({ client, replaced, entries, onChanged }: RowActionsOptions): RowActions => {
  /** Every row that was listed, so that what waits to be written outlives another view. */
  const known = useRef(new Map<string, RequestListEntry>());
  useLayoutEffect(() => {
    for (const entry of entries) known.current.set(entry.id, entry);
  }, [entries]);
  const officer = useOfficer();
  const currentOfficer = useRef(officer);
  useLayoutEffect(() => {
    currentOfficer.current = officer;
  }, [officer]);
  const [writer] = useState(() =>
    createRowWriter({
      client,
      getOfficer: () => currentOfficer.current,
      replaced,
      find: (id) => known.current.get(id),
      onChanged: (changed) => {
        for (const entry of changed) known.current.set(entry.id, entry);
        onChanged(changed);
      },
    }),
  );
  const [state, send] = useMachine(
    rowActionsMachine.provide({
      actors: {
        writeRows: fromPromise(({ input }) => writer.writeRows(input.acts)),
        undoRows: fromPromise(({ input }) => writer.undoRows(input.acts)),
      },
    }),
  );
  const [chosen, setChosen] = useState(none);
  const [hint, setHint] = useState('');
  useUnsavedChanges(state.hasTag('busy') || state.hasTag('notSaved') || state.hasTag('notUndone'));
  const act = useCallback(
    (ids: readonly string[], action: RowActionName) => {
      const rows = ids.flatMap((id) => known.current.get(id) ?? []);
      const acts: readonly RowAct[] = rows
        .filter((entry) => rowActions[action].isPossible(entry))
        .map(({ id }) => ({ id, action }));
      const [first] = rows;
      setHint(acts.length > 0 || first === undefined ? '' : describeImpossible(first, action));
      if (acts.length === 0) return;
      keepFocus(ids);
      setChosen((before) => new Set([...before].filter((id) => !ids.includes(id))));
      send({ type: 'ACT', acts });
    },
    [send],
  );
  const toggle = useCallback(
    (id: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const nameOf = (id: string): string => {
    const entry = entries.some((listed) => listed.id === id) ? undefined : known.current.get(id);
    const appointment = entry === undefined ? null : findAppointment(entry);
    return appointment === null
      ? id
      : `${id} (${formatDayNear(appointment.slice(0, 10), manilaDay(client.now()), translateToEnglish)})`;
  };
  return {
    state,
    chosen,
    hint,
    nameOf,
    act,
    toggle,
    chooseNone: () => {
      keepFocus(chosen);
      setChosen(none);
    },
    undo: () => {
      if (!state.can({ type: 'UNDO' })) return;
      keepFocus(idsOf(state.context.written));
      setHint('');
      send({ type: 'UNDO' });
    },
    retry: () => {
      keepFocus(idsOf(state.context.unwritten));
      send({ type: 'RETRY' });
    },
    discard: () => {
      keepFocus(idsOf(state.context.unwritten));
      send({ type: 'DISCARD' });
    },
  };
};
