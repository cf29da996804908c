import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { requestStatusMachine as machine } from '../request/status.ts';
import { sampleReceiptCode } from './shared.ts';

const linkedType = 'BARANGAY_CLEARANCE';

export const requestStatus = {
  machine,
  /** The code from the link on a receipt. */
  input: { codeInput: { is: 'code', code: sampleReceiptCode, linkedType } },
  samples: {
    ...sampleEvents('SET_CODE', {
      nothing: { codeInput: { is: 'nothing' } },
      'a malformed code': { codeInput: { is: 'malformed' } },
      'a reference': { codeInput: { is: 'reference' } },
      'a code': { codeInput: { is: 'code', code: sampleReceiptCode, linkedType } },
    }),
    ...sampleAnswers('readReceipt', { found: { recordId: '4f3a' }, 'not found': null }),
    ...sampleFailures('readReceipt', { unavailable: 'unavailable' }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context,
} as const satisfies RegisteredMachine;
