import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { contentEditorMachine as machine } from '../staff/contentEditor.ts';

const sampleRecord = (id: string, title: string) => ({
  id,
  version: '',
  fields: { title },
  wire: {},
  isPlain: true,
});

/** Records that only the model has, in the shape in which the page gets them. */
export const editorRecords = [sampleRecord('sample', 'Sample'), sampleRecord('second', 'Second')];

/** The same records after a move. */
export const movedRecords = [...editorRecords].reverse();

const [first] = editorRecords;

/** What the check of a record answers. */
export const sampleChecks = {
  sound: {
    isSound: true,
    write: { list: 'history', id: 'sample', fields: { title: 'Sample' }, updated: 0 },
    before: first,
    notes: [],
  },
  wrong: { isSound: false, problems: [] },
} as const;

export const savedSample = { name: 'sample', version: '', before: first };

export const contentEditor = {
  machine,
  samples: {
    ...sampleEvents('CHOOSE', { history: { list: 'history' } }),
    ...sampleEvents('EDIT', { sample: { id: 'sample' } }),
    ...sampleEvents('MOVE', { 'sample down': { id: 'sample', direction: 'down' } }),
    ...sampleEvents('SHOW_LISTS', { 'all saved': { isUnsaved: false }, unsaved: { isUnsaved: true } }),
    ...sampleAnswers('readRecords', { two: editorRecords }),
    ...sampleFailures('readRecords', { unreachable: 'unreachable' }),
    ...sampleAnswers('moveRecord', { moved: movedRecords }),
    ...sampleFailures('moveRecord', {
      'changed by someone else': 'conflict',
      unreachable: 'unreachable',
    }),
    ...sampleAnswers('validate', { valid: sampleChecks.sound, invalid: sampleChecks.wrong }),
    ...sampleFailures('validate', { unreachable: 'unreachable' }),
    ...sampleAnswers('saveRecord', { saved: savedSample }),
    ...sampleFailures('saveRecord', { 'changed by someone else': 'conflict', unreachable: 'unreachable' }),
    ...sampleAnswers('undoSave', { undone: undefined }),
    ...sampleFailures('undoSave', { 'changed by someone else': 'conflict', unreachable: 'unreachable' }),
  },
  project: ({
    list,
    records: loadedRecords,
    id,
    check,
    saved,
    failure,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [
    list,
    loadedRecords.length,
    id,
    check?.isSound,
    saved !== null,
    failure,
  ],
  stories: {
    'A change is saved and undone': [
      'CHOOSE:history',
      'readRecords:two',
      'EDIT:sample',
      'PREVIEW',
      'SAVE',
      'validate:valid',
      'saveRecord:saved',
      'UNDO',
      'undoSave:undone',
    ],
    'A record is moved, and unsaved changes are kept': [
      'CHOOSE:history',
      'readRecords:two',
      'MOVE:sample down',
      'moveRecord:moved',
      'EDIT:sample',
      'SHOW_LISTS:unsaved',
      'STAY',
    ],
  },
} as const satisfies RegisteredMachine;
