import { answers, each, fails, type Registered } from '../model/registered.ts';
import { contentDesk as machine } from '../staff/contentEditor.ts';

/** Of the model, as a page shows it: such a record is in no store. */
export const records = [{ id: 'sample', version: '', fields: { title: 'Sample' }, wire: {}, isPlain: true }];

export const contentDesk = {
  machine,
  samples: {
    ...each('CHOOSE', { news: { list: 'news' } }),
    ...each('EDIT', { sample: { id: 'sample' } }),
    ...answers('readRecords', { one: records }),
    ...fails('readRecords', { unreachable: 'unreachable', 'nobody is known': 'unauthenticated' }),
    ...answers('judge', { sound: true, wrong: false }),
    ...fails('judge', { unreachable: 'unreachable' }),
    ...answers('saveRecord', { saved: undefined }),
    ...fails('saveRecord', { 'somebody else was quicker': 'conflict', unreachable: 'unreachable' }),
    ...answers('undoSave', { undone: undefined }),
    ...fails('undoSave', { 'somebody else was quicker': 'conflict', unreachable: 'unreachable' }),
  },
  project: ({
    list,
    records: known,
    id,
    failure,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [list, known.length, id, failure],
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
} as const satisfies Registered;
