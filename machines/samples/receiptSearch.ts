import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { receiptSearchMachine as machine } from '../staff/receiptSearch.ts';

export const receiptSearch = {
  machine,
  samples: {
    ...sampleAnswers('findReference', { found: '4f3a', none: null }),
    ...sampleFailures('findReference', { unreachable: 'unreachable' }),
  },
  project: () => 0,
  stories: {
    'A scanner types a link to its end and presses Enter': [
      'TYPE_CODE',
      'PRESS_KEY',
      'PRESS_ENTER',
      'findReference:found',
    ],
    'A pasted part of a link is scanned again': [
      'SEARCH_PART',
      'TYPE_CODE',
      'after scanPause',
      'findReference:found',
    ],
  },
} as const satisfies RegisteredMachine;
