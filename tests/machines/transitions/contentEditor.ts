import { editorRecords } from '../../../machines/samples/contentEditor.ts';
import type { contentEditorMachine as machine } from '../../../machines/staff/contentEditor.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const unreachable = { sets: { failure: 'unreachable' } } as const;
const anew = { sets: { id: null, failure: null } } as const;
const left = { sets: { list: '', records: [], id: null } } as const;

export const contentEditor: TransitionRows<typeof machine> = [
  ['choosing', 'CHOOSE:news', 'loading', { sets: { list: 'news', id: null, failure: null } }],
  ['loading', 'readRecords:one', 'listed', { sets: { records: editorRecords } }],
  ['loading', 'readRecords:unreachable', 'loadFailed', unreachable],
  [
    'loading',
    'readRecords:not signed in',
    'sessionExpired',
    { sets: { records: [] }, does: ['notifySessionExpired'] },
  ],
  [['listed', 'loadFailed'], 'LEAVE', 'choosing', left],
  ['loadFailed', 'RELOAD', 'loading', anew],
  ['listed', 'EDIT:sample', 'editing', { sets: { id: 'sample' } }],
  ['listed', 'CREATE', 'editing', { sets: { id: null } }],
  [['editing', 'invalid', 'failed'], 'PREVIEW', 'previewing'],
  [['editing', 'invalid', 'failed'], 'CANCEL', 'loading', anew],
  [['editing', 'previewing', 'invalid', 'failed'], 'SAVE', 'validating', { sets: { failure: null } }],
  ['previewing', 'BACK', 'editing'],
  ['validating', 'validate:valid', 'saving'],
  ['validating', 'validate:invalid', 'invalid'],
  ['validating', 'validate:unreachable', 'failed', unreachable],
  ['saving', 'saveRecord:saved', 'saved'],
  ['saving', 'saveRecord:changed by someone else', 'conflict'],
  ['saving', 'saveRecord:unreachable', 'failed', unreachable],
  [['saved', 'undoFailed'], 'UNDO', 'undoing'],
  [['saved', 'undone', 'undoFailed'], 'CONTINUE', 'loading', anew],
  ['undoing', 'undoSave:undone', 'undone'],
  ['undoing', 'undoSave:changed by someone else', 'conflict'],
  ['undoing', 'undoSave:unreachable', 'undoFailed', unreachable],
  ['conflict', 'RELOAD', 'loading', anew],
];
