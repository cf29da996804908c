import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { contentEditorMachine as machine } from '../staff/contentEditor.ts';

/** Records that only the model has, in the shape in which the page gets them. */
export const editorRecords = [
  { id: 'sample', version: '', fields: { title: 'Sample' }, wire: {}, isPlain: true },
];

export const contentEditor = {
  machine,
  samples: {
    ...sampleEvents('CHOOSE', { news: { list: 'news' } }),
    ...sampleEvents('EDIT', { sample: { id: 'sample' } }),
    ...sampleAnswers('readRecords', { one: editorRecords }),
    ...sampleFailures('readRecords', { unreachable: 'unreachable', 'not signed in': 'unauthenticated' }),
    ...sampleAnswers('validate', { valid: true, invalid: false }),
    ...sampleFailures('validate', { unreachable: 'unreachable' }),
    ...sampleAnswers('saveRecord', { saved: undefined }),
    ...sampleFailures('saveRecord', { 'changed by someone else': 'conflict', unreachable: 'unreachable' }),
    ...sampleAnswers('undoSave', { undone: undefined }),
    ...sampleFailures('undoSave', { 'changed by someone else': 'conflict', unreachable: 'unreachable' }),
  },
  project: ({
    list,
    records: loadedRecords,
    id,
    failure,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [list, loadedRecords.length, id, failure],
  stories: {
    'A change is saved and undone': [
      'CHOOSE:news',
      'readRecords:one',
      'EDIT:sample',
      'PREVIEW',
      'SAVE',
      'validate:valid',
      'saveRecord:saved',
      'UNDO',
      'undoSave:undone',
    ],
  },
} as const satisfies RegisteredMachine;
