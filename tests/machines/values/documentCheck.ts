import { sampleDocumentCode } from '../../../machines/samples/shared.ts';
import type { documentCheckMachine as machine } from '../../../machines/site/documentCheck.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const code = sampleDocumentCode;

export const documentCheck: ValueExpectations<typeof machine> = {
  begins: { code: '', answer: null },
  inputs: { checkByRegister: () => ({ code }), checkByLastList: () => ({ code }) },
  params: { log: ({ event }) => ({ what: String(event.error) }) },
  rows: [
    {
      title: 'checks the same code again, without another look at the address',
      steps: ['SET_CODE:a code', 'checkByRegister:unreachable', 'checkByLastList:not read', 'CHECK'],
      inputs: { checkByRegister: { code } },
    },
  ],
};
