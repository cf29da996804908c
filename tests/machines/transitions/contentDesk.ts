import { editorRecords } from '../../../machines/samples/contentDesk.ts';
import type { contentEditorMachine as machine } from '../../../machines/staff/contentEditor.ts';
import type { TransitionRows } from '../expectations.ts';

const unreachable = { sets: { failure: 'unreachable' } } as const;
const anew = { sets: { id: null, failure: null } } as const;
const left = { sets: { list: '', records: [], id: null } } as const;

export const contentDesk: TransitionRows<typeof machine> = [
  ['choosing', 'CHOOSE:news', 'reading', { sets: { list: 'news', id: null, failure: null } }],
  ['reading', 'readRecords:one', 'listed', { sets: { records: editorRecords } }],
  ['reading', 'readRecords:unreachable', 'unreadable', unreachable],
  ['reading', 'readRecords:nobody is known', 'ended', { sets: { records: [] }, does: ['tellEnded'] }],
  [['listed', 'unreadable'], 'LEAVE', 'choosing', left],
  ['unreadable', 'READ_ANEW', 'reading', anew],
  ['listed', 'EDIT:sample', 'editing', { sets: { id: 'sample' } }],
  ['listed', 'CREATE', 'editing', { sets: { id: null } }],
  [['editing', 'wrong', 'failed'], 'PREVIEW', 'previewing'],
  [['editing', 'wrong', 'failed'], 'CANCEL', 'reading', anew],
  [['editing', 'previewing', 'wrong', 'failed'], 'SAVE', 'judging', { sets: { failure: null } }],
  ['previewing', 'BACK', 'editing'],
  ['judging', 'judge:sound', 'saving'],
  ['judging', 'judge:wrong', 'wrong'],
  ['judging', 'judge:unreachable', 'failed', unreachable],
  ['saving', 'saveRecord:saved', 'saved'],
  ['saving', 'saveRecord:somebody else was quicker', 'conflict'],
  ['saving', 'saveRecord:unreachable', 'failed', unreachable],
  [['saved', 'notUndone'], 'UNDO', 'undoing'],
  [['saved', 'undone', 'notUndone'], 'GO_ON', 'reading', anew],
  ['undoing', 'undoSave:undone', 'undone'],
  ['undoing', 'undoSave:somebody else was quicker', 'conflict'],
  ['undoing', 'undoSave:unreachable', 'notUndone', unreachable],
  ['conflict', 'READ_ANEW', 'reading', anew],
];
