import type { contentEditorMachine as machine } from '../../../machines/staff/contentEditor.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const contentEditor: ValueExpectations<typeof machine> = {
  begins: { list: '', records: [], id: null, check: null, saved: null, failure: null },
  inputs: {
    readRecords: ({ context: { list } }) => ({ list }),
    moveRecord: ({ context: { list, records }, event: { id, direction } }) => ({
      list,
      records,
      id,
      direction,
    }),
    validate: ({ context: { list, id } }) => ({ list, id }),
    saveRecord: ({ context: { check } }) => ({ check }),
    undoSave: ({ context: { saved } }) => ({ saved }),
  },
};
