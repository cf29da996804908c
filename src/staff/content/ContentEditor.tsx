/** The editor of the site's content: the machine has the step and what was checked and saved, the draft what is typed. */
import { useMachine } from '@xstate/react';
import { type Ref, useImperativeHandle, useMemo, useState } from 'react';
import { fromPromise, waitFor } from 'xstate';
import { contentEditorMachine, type RecordCheck } from '../../../machines/staff/contentEditor.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { type ListName, lists } from '../../content/schema/lists.ts';
import { useUnsavedChanges } from '../../context/unsavedChanges.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import type { StaffClient } from '../restClient.ts';
import { Title } from '../styles.ts';
import { UnsavedNotice } from '../UnsavedNotice.tsx';
import { staffContentMessages as messages } from './messages.ts';
import { RecordEditor } from './RecordEditor.tsx';
import { checkDraft, createRecordForm, isEdited, isUnsaved, openDraft } from './recordForm.ts';
import { ListChoice, RecordList } from './recordLists.tsx';
import {
  type EditableRecord,
  moveRecord,
  type RecordCheckResult,
  readContentRecords,
  type SavedChange,
  type SoundCheckResult,
  saveRecord,
  undoSave,
} from './records.ts';
import { createRecordTitles, emptyFilter } from './recordTitles.ts';
import { SharePanel } from './SharePanel.tsx';

interface ContentEditorProps {
  readonly client: StaffClient;
  /** Gets what a press of the tab does. */
  readonly pressRef: Ref<() => void>;
}

const toListName = (name: string): ListName => (Object.hasOwn(lists, name) ? (name as ListName) : 'news');

export const ContentEditor = ({ client, pressRef }: ContentEditorProps) => {
  const [draft, setDraft] = useState(() => openDraft('news', null, [], client.now()));
  const [filter, setFilter] = useState(emptyFilter);
  const [state, send, actor] = useMachine(
    contentEditorMachine.provide({
      actors: {
        readRecords: fromPromise(({ input }) => readContentRecords(client, toListName(input.list))),
        moveRecord: fromPromise(({ input: { list, records, ...move } }) =>
          moveRecord(client, toListName(list), records as readonly EditableRecord[], move),
        ),
        validate: fromPromise(async (): Promise<RecordCheck> => checkDraft(draft, Math.trunc(client.now()))),
        saveRecord: fromPromise(({ input }) =>
          saveRecord(client, input.check as SoundCheckResult, draft.files),
        ),
        undoSave: fromPromise(({ input }) => undoSave(client, input.saved as SavedChange)),
      },
    }),
  );
  const { failure } = state.context;
  const records = state.context.records as readonly EditableRecord[];
  const check = state.context.check as RecordCheckResult | null;
  const list = toListName(state.context.list);
  const titles = useMemo(() => createRecordTitles(list, records), [list, records]);
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
  if (state.hasTag('choosing'))
    return (
      <ListChoice
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
        onEdit={(record) => {
          setDraft(openDraft(list, record, records, client.now()));
          send({ type: 'EDIT', id: record.id });
        }}
        onCreate={() => {
          setDraft(openDraft(list, null, records, client.now()));
          send({ type: 'CREATE' });
        }}
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
  if (state.hasTag('saved') || state.hasTag('undoing')) {
    const isUndone = state.hasTag('undone');
    const isUndoing = state.hasTag('undoing');
    return (
      <>
        <Title>
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
              <p>{isUndone ? messages.undoneNext : messages.savedNext}</p>
            </Alert>
          )
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
