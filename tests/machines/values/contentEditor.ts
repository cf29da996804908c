import type { contentEditorMachine as machine } from '../../../machines/staff/contentEditor.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const contentEditor: ValueExpectations<typeof machine> = {
  begins: { list: '', records: [], id: null, failure: null },
  inputs: {
    readRecords: ({ context: { list } }) => ({ list }),
    moveRecord: ({ context: { list }, event: { id, direction } }) => ({ list, id, direction }),
    validate: ({ context: { list, id } }) => ({ list, id }),
    saveRecord: ({ context: { list, id } }) => ({ list, id }),
  },
};
