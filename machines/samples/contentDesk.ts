import { type RegisteredMachine, sampleAnswers, sampleEvents, sampleFailures } from '../model/registered.ts';
import { contentEditorMachine as machine } from '../staff/contentEditor.ts';

/** Records of the model, as a page shows them. No store has them. */
export const editorRecords = [
  { id: 'sample', version: '', fields: { title: 'Sample' }, wire: {}, isPlain: true },
];

export const contentDesk = {
  machine,
  samples: {
    ...sampleEvents('CHOOSE', { news: { list: 'news' } }),
    ...sampleEvents('EDIT', { sample: { id: 'sample' } }),
    ...sampleAnswers('readRecords', { one: editorRecords }),
    ...sampleFailures('readRecords', { unreachable: 'unreachable', 'nobody is known': 'unauthenticated' }),
    ...sampleAnswers('judge', { sound: true, wrong: false }),
    ...sampleFailures('judge', { unreachable: 'unreachable' }),
    ...sampleAnswers('saveRecord', { saved: undefined }),
    ...sampleFailures('saveRecord', { 'somebody else was quicker': 'conflict', unreachable: 'unreachable' }),
    ...sampleAnswers('undoSave', { undone: undefined }),
    ...sampleFailures('undoSave', { 'somebody else was quicker': 'conflict', unreachable: 'unreachable' }),
  },
  project: ({
    list,
    records: loadedRecords,
    id,
    failure,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [list, loadedRecords.length, id, failure],
  stories: {
    'A change that is taken back': [
      'CHOOSE:news',
      'readRecords:one',
      'EDIT:sample',
      'PREVIEW',
      'SAVE',
      'judge:sound',
      'saveRecord:saved',
      'UNDO',
      'undoSave:undone',
    ],
  },
} as const satisfies RegisteredMachine;
