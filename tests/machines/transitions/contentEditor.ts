import { editorRecords, movedRecords } from '../../../machines/samples/contentEditor.ts';
import type { contentEditorMachine as machine } from '../../../machines/staff/contentEditor.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const unreachable = { sets: { failure: 'unreachable' } } as const;
const anew = { sets: { id: null, failure: null } } as const;
const left = { sets: { list: '', records: [], id: null } } as const;
/** What the page said of a failed move is gone with it. */
const leftForgetting = { sets: { ...left.sets, failure: null } } as const;

export const contentEditor: TransitionRows<typeof machine> = [
  ['choosing', 'CHOOSE:history', 'loading', { sets: { list: 'history', id: null, failure: null } }],
  ['loading', 'readRecords:two', 'listed', { sets: { records: editorRecords } }],
  ['loading', 'readRecords:unreachable', 'loadFailed', unreachable],
  [['listed', 'loadFailed'], 'LEAVE', 'choosing', left],
  ['notMoved', ['LEAVE', 'SHOW_LISTS:all saved', 'SHOW_LISTS:unsaved'], 'choosing', leftForgetting],
  [
    [
      'loading',
      'listed',
      'moving',
      'loadFailed',
      'editing',
      'previewing',
      'invalid',
      'failed',
      'confirmingDiscard',
      'saved',
      'undone',
      'undoFailed',
      'conflict',
    ],
    'SHOW_LISTS:all saved',
    'choosing',
    left,
  ],
  [
    ['loading', 'listed', 'moving', 'loadFailed', 'saved', 'undone', 'undoFailed', 'conflict'],
    'SHOW_LISTS:unsaved',
    'choosing',
    left,
  ],
  [['editing', 'previewing', 'invalid', 'failed'], 'SHOW_LISTS:unsaved', 'confirmingDiscard'],
  ['confirmingDiscard', 'SHOW_LISTS:unsaved', 'confirmingDiscard'],
  ['confirmingDiscard', 'STAY', 'editing'],
  ['confirmingDiscard', 'DISCARD', 'choosing', left],
  [['listed', 'notMoved'], 'MOVE:sample down', 'moving', { sets: { failure: null } }],
  ['moving', 'moveRecord:moved', 'listed', { sets: { records: movedRecords } }],
  ['moving', 'moveRecord:unreachable', 'notMoved', unreachable],
  ['moving', 'moveRecord:changed by someone else', 'conflict'],
  ['loadFailed', 'RELOAD', 'loading', anew],
  [['listed', 'notMoved'], 'EDIT:sample', 'editing', { sets: { id: 'sample', failure: null } }],
  [['listed', 'notMoved'], 'CREATE', 'editing', { sets: { id: null, failure: null } }],
  [['editing', 'invalid', 'failed', 'confirmingDiscard'], 'PREVIEW', 'previewing'],
  [['editing', 'invalid', 'failed', 'confirmingDiscard'], 'CANCEL', 'loading', anew],
  [
    ['editing', 'previewing', 'invalid', 'failed', 'confirmingDiscard'],
    'SAVE',
    'validating',
    { sets: { failure: null } },
  ],
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
