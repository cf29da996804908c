/** The content of the site as staff change it: the machine says where they are, the form holds what was typed. */
import { useMachine } from '@xstate/react';
import { useFormik } from 'formik';
import { useRef } from 'react';
import { fromPromise } from 'xstate';
import { contentDesk } from '../../../machines/staff/contentEditor.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { type ListName, lists } from '../../content/schema/lists.ts';
import { useUnsavedChanges } from '../../context/unsavedChanges.ts';
import { staffMessages } from '../../i18n/en/staff.ts';
import { staffContentMessages as said } from '../../i18n/en/staffContent.ts';
import { whyOf } from '../errors.ts';
import type { StaffDoor } from '../restClient.ts';
import { Title } from '../styles.ts';
import { Editor } from './RecordEditor.tsx';
import { ListChoice, RecordList } from './RecordLists.tsx';
import {
  type DeskRecord,
  type Done,
  type Judged,
  judge,
  type Problems,
  readRecords,
  save,
  undo,
} from './records.ts';
import { translationValuesOf, unconfirmed, withTranslations } from './translations.ts';
import { fieldsOf, type Values, valuesOf } from './values.ts';

interface ContentDeskProps {
  readonly door: StaffDoor;
  /** The store no longer knows who asks. */
  readonly onEnded: () => void;
}

const listNamed = (name: string): ListName => (Object.hasOwn(lists, name) ? (name as ListName) : 'news');

export const ContentDesk = ({ door, onEnded }: ContentDeskProps) => {
  const form = useFormik<Values>({ initialValues: {}, onSubmit: () => {} });
  const judged = useRef<Judged>(null);
  const done = useRef<Done>(null);
  const [state, send] = useMachine(
    contentDesk.provide({
      actors: {
        readRecords: fromPromise(({ input }) => readRecords(door, listNamed(input.list))),
        judge: fromPromise(async ({ input }) => {
          const list = listNamed(input.list);
          const one = known.find(({ id }) => id === input.id) ?? null;
          const stored = one?.fields ?? {};
          const typed = fieldsOf(list, form.values, stored);
          const fields = withTranslations(list, form.values, typed, stored);
          judged.current = judge(list, fields, one, known, Math.trunc(door.now()));
          return judged.current.isSound;
        }),
        saveRecord: fromPromise(async () => {
          if (judged.current?.isSound === true) done.current = await save(door, judged.current);
        }),
        undoSave: fromPromise(async () => {
          if (done.current !== null) await undo(door, done.current);
        }),
      },
      actions: { tellEnded: onEnded },
    }),
  );
  const { failure } = state.context;
  const known = state.context.records as readonly DeskRecord[];
  const list = listNamed(state.context.list);
  const before = known.find(({ id }) => id === state.context.id) ?? null;
  const begin = (record: DeskRecord | null) => {
    judged.current = null;
    const fields = record?.fields ?? { status: 'active' };
    form.resetForm({ values: { ...valuesOf(list, fields), ...translationValuesOf(list, fields) } });
  };
  useUnsavedChanges(state.hasTag('typed') && form.dirty);
  const problems: Problems = judged.current?.isSound === false ? judged.current.problems : [];
  if (state.hasTag('choosing'))
    return <ListChoice onChoose={(chosen) => send({ type: 'CHOOSE', list: chosen })} />;
  if (state.hasTag('reading'))
    return (
      <>
        <Title>{said.lists[list].title}</Title>
        <p role="status">{said.reading}</p>
      </>
    );
  if (state.hasTag('listed'))
    return (
      <RecordList
        list={list}
        records={known}
        onEdit={(id) => {
          begin(known.find((one) => one.id === id) ?? null);
          send({ type: 'EDIT', id });
        }}
        onCreate={() => {
          begin(null);
          send({ type: 'CREATE' });
        }}
        onLeave={() => send({ type: 'LEAVE' })}
      />
    );
  if (state.hasTag('unreadable'))
    return (
      <>
        <Title>{said.lists[list].title}</Title>
        <Alert tone="error" title={said.unreadable}>
          <p>{whyOf(failure)}</p>
        </Alert>
        <ButtonRow>
          <Button onClick={() => send({ type: 'READ_ANEW' })}>{staffMessages.again}</Button>
          <Button secondary onClick={() => send({ type: 'LEAVE' })}>
            {said.allLists}
          </Button>
        </ButtonRow>
      </>
    );
  if (state.hasTag('conflict'))
    return (
      <>
        <Title>{said.lists[list].title}</Title>
        <Alert tone="error" title={said.conflict}>
          <p>{said.conflictWhy}</p>
        </Alert>
        <ButtonRow>
          <Button onClick={() => send({ type: 'READ_ANEW' })}>{said.readAnew}</Button>
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
            ? said.added(said.lists[list].one)
            : said.edit(String(form.values.title ?? form.values.name ?? before.id))}
        </Title>
        {!isUndone && done.current?.notes.map((note) => <Alert key={note} tone="warning" title={note} />)}
        {state.hasTag('failed') ? (
          <Alert tone="error" title={said.notUndone}>
            <p>{whyOf(failure)}</p>
          </Alert>
        ) : (
          !isUndoing && (
            <Alert tone="good" title={isUndone ? said.undone : said.saved}>
              <p>{isUndone ? said.undoneNext : said.savedNext}</p>
            </Alert>
          )
        )}
        <ButtonRow>
          <Button disabled={isUndoing} onClick={() => send({ type: 'GO_ON' })}>
            {said.goOn}
          </Button>
          {!isUndone && (
            <Button secondary disabled={isUndoing} onClick={() => send({ type: 'UNDO' })}>
              {isUndoing ? said.undoing : said.undo}
            </Button>
          )}
        </ButtonRow>
      </>
    );
  }
  if (state.hasTag('ended')) return null;
  return (
    <Editor
      list={list}
      before={before}
      values={form.values}
      problems={problems}
      isPreview={state.hasTag('preview')}
      isWrong={state.hasTag('wrong')}
      isBusy={state.hasTag('busy')}
      failure={state.hasTag('failed') ? failure : null}
      // By the whole name: Formik would take 'image.alt' for a field within another.
      onChange={(name, value) =>
        void form.setValues((typed) => ({ ...typed, ...unconfirmed(typed, name), [name]: value }))
      }
      send={send}
    />
  );
};
