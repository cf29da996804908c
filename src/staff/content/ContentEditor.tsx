/** The editor of the site's content: the machine has the step, the form has the typed values. */
import { useMachine } from '@xstate/react';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { contentEditorMachine } from '../../../machines/staff/contentEditor.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { type ListName, lists } from '../../content/schema/lists.ts';
import { useUnsavedChanges } from '../../context/unsavedChanges.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { toFailureMessage } from '../errors.ts';
import type { StaffClient } from '../restClient.ts';
import { Title } from '../styles.ts';
import { UnsavedNotice } from '../UnsavedNotice.tsx';
import {
  clearFileValues,
  type FileFieldName,
  type PreparedFiles,
  toFileValues,
  toPath,
} from './files/fileValues.ts';
import type { PreparedFile } from './files/prepareFile.ts';
import { staffContentMessages as messages } from './messages.ts';
import { findOrderOfNew } from './order.ts';
import type { RecordProblems } from './problems.ts';
import { RecordEditor } from './RecordEditor.tsx';
import { ListChoice, RecordList } from './recordLists.tsx';
import {
  checkRecord,
  type EditableRecord,
  moveRecord,
  type RecordCheckResult,
  readContentRecords,
  type SavedChange,
  saveRecord,
  undoSave,
} from './records.ts';
import { createRecordTitles, emptyFilter } from './recordTitles.ts';
import { SharePanel } from './SharePanel.tsx';
import { applyTranslations, resetConfirmations, toTranslationValues } from './translations.ts';
import {
  type ControlValues,
  createNewFields,
  readTypedId,
  toControlValues,
  toRecordFields,
} from './values.ts';

interface ContentEditorProps {
  readonly client: StaffClient;
  /** How often the clerk pressed the tab, which leads to the lists each time. */
  readonly presses: number;
}

const toListName = (name: string): ListName => (Object.hasOwn(lists, name) ? (name as ListName) : 'news');

export const ContentEditor = ({ client, presses }: ContentEditorProps) => {
  const form = useFormik<ControlValues>({ initialValues: {}, onSubmit: () => {} });
  const checkResult = useRef<RecordCheckResult>(null);
  const lastSave = useRef<SavedChange>(null);
  const lastPress = useRef(presses);
  /** Whether the tab was pressed while the page was saving: the press counts once that has ended. */
  const hasPressWaited = useRef(false);
  const [filter, setFilter] = useState(emptyFilter);
  const [files, setFiles] = useState<PreparedFiles>(new Map());
  /** The fields whose chosen file is not ready yet. */
  const [preparing, setPreparing] = useState<readonly FileFieldName[]>([]);
  const [state, send] = useMachine(
    contentEditorMachine.provide({
      actors: {
        readRecords: fromPromise(({ input }) => readContentRecords(client, toListName(input.list))),
        moveRecord: fromPromise(({ input }) => moveRecord(client, toListName(input.list), records, input)),
        validate: fromPromise(async ({ input }) => {
          const list = toListName(input.list);
          const record = records.find(({ id }) => id === input.id) ?? null;
          const stored = record?.fields ?? {};
          const typed = toRecordFields(list, form.values, stored);
          const order =
            record === null && typed.order === undefined ? findOrderOfNew(list, typed, records) : undefined;
          const placed = order === undefined ? typed : { ...typed, order };
          const fields = applyTranslations(list, form.values, placed, stored);
          const typedId = readTypedId(list, form.values);
          checkResult.current = checkRecord(list, fields, record, records, Math.trunc(client.now()), typedId);
          return checkResult.current.isSound;
        }),
        saveRecord: fromPromise(async () => {
          if (checkResult.current?.isSound === true)
            lastSave.current = await saveRecord(client, checkResult.current, files);
        }),
        undoSave: fromPromise(async () => {
          if (lastSave.current !== null) await undoSave(client, lastSave.current);
        }),
      },
    }),
  );
  const { failure } = state.context;
  const records = state.context.records as readonly EditableRecord[];
  const list = toListName(state.context.list);
  const before = records.find(({ id }) => id === state.context.id) ?? null;
  const openForm = (record: EditableRecord | null) => {
    checkResult.current = null;
    setFiles(new Map());
    const fields = record?.fields ?? createNewFields(list, client.now());
    form.resetForm({ values: { ...toControlValues(list, fields), ...toTranslationValues(list, fields) } });
  };
  const changeFile = (field: FileFieldName, file: PreparedFile | null) => {
    if (file !== null) setFiles((prepared) => new Map(prepared).set(toPath(file), file));
    const stored = toControlValues(list, before?.fields ?? {});
    void form.setValues((typed) => ({
      ...typed,
      ...(file === null ? clearFileValues(field) : toFileValues(field, file, typed, stored, files)),
    }));
  };
  useUnsavedChanges(state.hasTag('unsaved') && form.dirty);
  const isUnsaved = form.dirty || preparing.length > 0;
  const isBusy = state.hasTag('busy');
  // A press that waited must not hide what the page says of the failure.
  const hasFailed = state.hasTag('conflict') || (state.hasTag('failed') && !state.hasTag('unsaved'));
  useEffect(() => {
    if (lastPress.current === presses) return;
    if (isBusy) {
      hasPressWaited.current = true;
      return;
    }
    lastPress.current = presses;
    if (!(hasPressWaited.current && hasFailed)) send({ type: 'SHOW_LISTS', isUnsaved });
    hasPressWaited.current = false;
  }, [presses, isUnsaved, isBusy, hasFailed, send]);
  // Sets all values: Formik's setFieldValue would take 'image.alt' for a nested field.
  const changeAll = (changes: ControlValues) =>
    void form.setValues((typed) => ({
      ...typed,
      ...Object.assign({}, ...Object.keys(changes).map((name) => resetConfirmations(typed, name))),
      ...changes,
    }));
  const titles = useMemo(() => createRecordTitles(list, records), [list, records]);
  const problems: RecordProblems = checkResult.current?.isSound === false ? checkResult.current.problems : [];
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
        failure={state.hasTag('notMoved') ? failure : null}
        onMove={(move) => send({ type: 'MOVE', ...move })}
        onEdit={(id) => {
          openForm(records.find((record) => record.id === id) ?? null);
          send({ type: 'EDIT', id });
        }}
        onCreate={() => {
          openForm(null);
          send({ type: 'CREATE' });
        }}
        onLeave={() => send({ type: 'LEAVE' })}
      />
    );
  if (state.hasTag('loadFailed'))
    return (
      <>
        <Title>{messages.lists[list].title}</Title>
        <Alert tone="error" title={messages.unreadable}>
          <p>{toFailureMessage(failure)}</p>
        </Alert>
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
  if (state.hasTag('saved') || state.hasTag('undoing')) {
    const isUndone = state.hasTag('undone');
    const isUndoing = state.hasTag('undoing');
    return (
      <>
        <Title>
          {before === null
            ? messages.added(messages.lists[list].one)
            : messages.edit(titles.get(before.id) ?? before.id)}
        </Title>
        {!isUndone && lastSave.current?.notes.map((note) => <Alert key={note} tone="warning" title={note} />)}
        {state.hasTag('failed') ? (
          <Alert tone="error" title={messages.notUndone}>
            <p>{toFailureMessage(failure)}</p>
          </Alert>
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
        {!isUndone && !isUndoing && checkResult.current?.isSound && (
          <SharePanel write={checkResult.current.write} />
        )}
      </>
    );
  }
  const isConfirming = state.hasTag('confirmingDiscard');
  return (
    <>
      {isConfirming && (
        <UnsavedNotice
          messages={messages.leaving}
          onStay={() => send({ type: 'STAY' })}
          onDiscard={() => send({ type: 'DISCARD' })}
        />
      )}
      <RecordEditor
        list={list}
        before={before}
        title={before === null ? '' : (titles.get(before.id) ?? before.id)}
        values={form.values}
        now={client.now()}
        problems={problems}
        isPreview={state.hasTag('preview')}
        isConfirming={isConfirming}
        isWrong={state.hasTag('invalid')}
        isBusy={isBusy}
        failure={state.hasTag('failed') ? failure : null}
        onChange={(name, value) => changeAll({ [name]: value })}
        onChangeAll={changeAll}
        files={client.takesFiles ? files : null}
        isPreparing={preparing.length > 0}
        onPreparing={(field, isPreparing) =>
          setPreparing((fields) => [
            ...fields.filter((each) => each !== field),
            ...(isPreparing ? [field] : []),
          ])
        }
        onFileChange={changeFile}
        send={send}
      />
    </>
  );
};
