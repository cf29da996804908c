/** The editor of the site's content: the machine has the step and what was checked and saved, the draft what is typed. */
import { useMachine } from '@xstate/react';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { fromPromise, waitFor } from 'xstate';
import { contentEditorMachine, type RecordCheck } from '../../../machines/staff/contentEditor.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { isPublishedList } from '../../content/schema/lists.ts';
import { useUnsavedChanges } from '../../context/unsavedChanges.ts';
import { readStoredHallDays, type StoredHallDay } from '../../staff-core/hall/hallDays.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import type { StaffClient } from '../restClient.ts';
import { Title } from '../styles.ts';
import { UnsavedNotice } from '../UnsavedNotice.tsx';
import { ClosedDays } from './AnnouncementQuestion.tsx';
import { type EditedListName, editedLists } from './listGroups.ts';
import { staffContentMessages as messages } from './messages.ts';
import { RecordEditor } from './RecordEditor.tsx';
import { checkDraft, createRecordForm, isEdited, isUnsaved, openDraft } from './recordForm.ts';
import { countMarks, ListChoice, type ListMarks, RecordList } from './recordLists.tsx';
import {
  type EditableRecord,
  moveRecord,
  type RecordCheckResult,
  readContentRecords,
  type SavedChanges,
  type SoundCheckResult,
  saveRecord,
  undoSave,
} from './records.ts';
import { createRecordTitles, emptyFilter } from './recordTitles.ts';
import { SharePanel } from './SharePanel.tsx';

/** A record to which another tab leads. */
export interface RecordTarget {
  readonly list: EditedListName;
  readonly id: string;
}

interface ContentEditorProps {
  readonly client: StaffClient;
  /** The record that another tab asked for last; null without one. */
  readonly target: RecordTarget | null;
  /** Gets what a press of the tab does. */
  readonly pressRef: Ref<() => void>;
}

const toListName = (name: string): EditedListName => editedLists.find((list) => list === name) ?? 'news';

export const ContentEditor = ({ client, target, pressRef }: ContentEditorProps) => {
  const [draft, setDraft] = useState(() => openDraft('news', null, [], client.now()));
  const [filter, setFilter] = useState(emptyFilter);
  const hallDays = useRef<readonly StoredHallDay[] | null>(null);
  const [marks, setMarks] = useState<ReadonlyMap<EditedListName, ListMarks>>(new Map());
  const read = useCallback(
    async (of: EditedListName): Promise<readonly EditableRecord[]> => {
      const found = await readContentRecords(client, of);
      setMarks((before) => new Map(before).set(of, countMarks(of, found)));
      return found;
    },
    [client],
  );
  useEffect(() => {
    // A menu without its counts is still a menu.
    for (const each of editedLists) read(each).catch(() => {});
  }, [read]);
  const [state, send, actor] = useMachine(
    contentEditorMachine.provide({
      actors: {
        readRecords: fromPromise(({ input }) => read(toListName(input.list))),
        moveRecord: fromPromise(({ input: { list, records, ...move } }) =>
          moveRecord(client, toListName(list), records as readonly EditableRecord[], move),
        ),
        validate: fromPromise(async (): Promise<RecordCheck> => checkDraft(draft, Math.trunc(client.now()))),
        saveRecord: fromPromise(async ({ input }) => {
          const sound = input.check as SoundCheckResult;
          // Another try goes over the days of the first one, whose answer may be lost.
          if (sound.closing !== undefined) hallDays.current ??= await readStoredHallDays(client);
          const saved = await saveRecord(client, sound, draft.files, hallDays.current ?? []);
          read(list).catch(() => {});
          return saved;
        }),
        undoSave: fromPromise(async ({ input }) => {
          await undoSave(client, input.saved as SavedChanges);
          read(list).catch(() => {});
        }),
      },
    }),
  );
  const { failure } = state.context;
  const records = state.context.records as readonly EditableRecord[];
  const check = state.context.check as RecordCheckResult | null;
  const list = toListName(state.context.list);
  const titles = useMemo(() => createRecordTitles(list, records), [list, records]);
  const edit = (record: EditableRecord | null) => {
    const { context } = actor.getSnapshot();
    const all = context.records as readonly EditableRecord[];
    hallDays.current = null;
    setDraft(openDraft(toListName(context.list), record, all, client.now()));
    send(record === null ? { type: 'CREATE' } : { type: 'EDIT', id: record.id });
  };
  useUnsavedChanges(state.hasTag('unsaved') && isEdited(draft));
  /** A press during a save or an undo counts once that has ended, unless the page then says that it failed. */
  const showLists = async () => {
    const isWaiting = actor.getSnapshot().hasTag('busy');
    const ended = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    const hasFailed = ended.hasTag('conflict') || (ended.hasTag('failed') && !ended.hasTag('unsaved'));
    if (!(isWaiting && hasFailed)) send({ type: 'SHOW_LISTS', isUnsaved: isUnsaved(draft) });
  };
  useImperativeHandle(pressRef, () => () => {
    // The wait fails where the tab leaves the page first.
    showLists().catch(() => {});
  });
  const savedTitle = useRef<HTMLHeadingElement>(null);
  const isSaved = state.hasTag('saved');
  // The pressed button stood below what the page says now.
  useEffect(() => {
    if (isSaved) savedTitle.current?.focus();
  }, [isSaved]);
  /** As a clerk would go there: unsaved changes are asked about first, and stay if the clerk keeps them. */
  const openTarget = async ({ list: wanted, id }: RecordTarget) => {
    await showLists();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('confirmingDiscard'));
    if (!actor.getSnapshot().hasTag('choosing')) return;
    setFilter(emptyFilter);
    send({ type: 'CHOOSE', list: wanted });
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'));
    const record = (context.records as readonly EditableRecord[]).find((each) => each.id === id);
    if (record?.isPlain && actor.getSnapshot().hasTag('listed')) edit(record);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each time that another tab asks.
  useEffect(() => {
    if (target !== null) openTarget(target).catch(() => {});
  }, [target]);
  if (state.hasTag('choosing'))
    return (
      <ListChoice
        marks={marks}
        onChoose={(chosen) => {
          setFilter(emptyFilter);
          send({ type: 'CHOOSE', list: chosen });
        }}
      />
    );
  if (state.hasTag('loading'))
    return (
      <>
        <Title>{messages.lists[list].title}</Title>
        <p role="status">{messages.reading}</p>
      </>
    );
  if (state.hasTag('listed'))
    return (
      <RecordList
        list={list}
        records={records}
        titles={titles}
        filter={filter}
        now={client.now()}
        onFilter={setFilter}
        isMoving={state.hasTag('moving')}
        failure={failure}
        onMove={(move) => send({ type: 'MOVE', ...move })}
        onEdit={edit}
        onCreate={() => edit(null)}
        onLeave={() => send({ type: 'LEAVE' })}
      />
    );
  if (state.hasTag('loadFailed'))
    return (
      <>
        <Title>{messages.lists[list].title}</Title>
        <FailureAlert title={messages.unreadable} failure={failure} />
        <ButtonRow>
          <Button onClick={() => send({ type: 'RELOAD' })}>{staffMessages.again}</Button>
          <Button secondary onClick={() => send({ type: 'LEAVE' })}>
            {messages.allLists}
          </Button>
        </ButtonRow>
      </>
    );
  if (state.hasTag('conflict'))
    return (
      <>
        <Title>{messages.lists[list].title}</Title>
        <Alert tone="error" title={messages.conflict}>
          <p>{messages.conflictWhy}</p>
        </Alert>
        <ButtonRow>
          <Button onClick={() => send({ type: 'RELOAD' })}>{messages.readAnew}</Button>
        </ButtonRow>
      </>
    );
  const title = draft.record === null ? '' : (titles.get(draft.record.id) ?? draft.record.id);
  if (isSaved || state.hasTag('undoing')) {
    const isUndone = state.hasTag('undone');
    const isUndoing = state.hasTag('undoing');
    return (
      <>
        <Title ref={savedTitle} tabIndex={-1}>
          {draft.record === null ? messages.added(messages.lists[list].one) : messages.edit(title)}
        </Title>
        {!isUndone &&
          check?.isSound &&
          check.notes.map((note) => <Alert key={note} tone="warning" title={note} />)}
        {state.hasTag('failed') ? (
          <FailureAlert title={messages.notUndone} failure={failure} />
        ) : (
          !isUndoing && (
            <Alert tone="good" title={isUndone ? messages.undone : messages.saved}>
              <p>
                {isUndone
                  ? messages.undoneNext
                  : (isPublishedList(list) ? messages : messages.staffOnly).savedNext}
              </p>
            </Alert>
          )
        )}
        {!isUndone && !isUndoing && check?.isSound && check.closing !== undefined && (
          <ClosedDays closing={check.closing} />
        )}
        <ButtonRow>
          <Button disabled={isUndoing} onClick={() => send({ type: 'CONTINUE' })}>
            {messages.goOn}
          </Button>
          {!isUndone && (
            <Button secondary disabled={isUndoing} onClick={() => send({ type: 'UNDO' })}>
              {isUndoing ? messages.undoing : messages.undo}
            </Button>
          )}
        </ButtonRow>
        {!isUndone && !isUndoing && check?.isSound && <SharePanel write={check.write} />}
      </>
    );
  }
  const form = createRecordForm({
    draft,
    problems: state.hasTag('invalid') && check?.isSound === false ? check.problems : [],
    now: client.now(),
    takesFiles: client.takesFiles,
    onChange: setDraft,
  });
  return (
    <>
      {state.hasTag('confirmingDiscard') && (
        <UnsavedNotice
          messages={messages.leaving}
          onStay={() => send({ type: 'STAY' })}
          onDiscard={() => send({ type: 'DISCARD' })}
        />
      )}
      <RecordEditor form={form} title={title} state={state} send={send} />
    </>
  );
};
