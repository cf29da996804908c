import type { hallDayMachine as machine } from '../../../machines/staff/hallDay.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const hallDay: ValueExpectations<typeof machine> = {
  begins: { found: null, day: null, change: null, failure: null, refusal: null, moved: 0 },
  inputs: {
    writeDay: ({ context: { day } }) => ({ day }),
    /** People are moved to a holiday only after a question. */
    movePeople: ({ context: { day }, event: { type } }) => ({ day, isConfirmed: type === 'CONFIRM' }),
  },
};
