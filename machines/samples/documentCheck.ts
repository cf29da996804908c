import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { type DocumentAnswer, documentCheckMachine as machine } from '../site/documentCheck.ts';
import { sampleDocumentCode } from './shared.ts';

/** 8 May 2031, the day of the samples. */
const now = Date.UTC(2031, 4, 8);

const valid: DocumentAnswer = {
  print: 'unchanged',
  standing: 'valid',
  withdrawn: null,
  isKeyListed: true,
  now,
  isServerTime: true,
  listedAt: now,
};

export const documentCheck = {
  machine,
  samples: {
    ...sampleEvents('SET_CODE', { 'a code': { code: sampleDocumentCode } }),
    ...sampleAnswers('checkByRegister', {
      valid,
      changed: { ...valid, print: 'changed', standing: null },
    }),
    ...sampleFailures('checkByRegister', { unreachable: 'unreachable' }),
    ...sampleAnswers('checkByLastList', {
      'not read': { ...valid, standing: 'notRead', isServerTime: false, listedAt: now - 86_400_000 },
    }),
    ...sampleFailures('checkByLastList', { unable: 'no WebCrypto' }),
  },
  stories: {
    'A paper is checked without internet, and again with it': [
      'SET_CODE:a code',
      'checkByRegister:unreachable',
      'checkByLastList:not read',
      'CHECK',
      'checkByRegister:valid',
    ],
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context,
} as const satisfies RegisteredMachine;
