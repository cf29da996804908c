import type { scheduleFieldMachine as machine } from '../../../machines/request/schedule.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const scheduleField: ValueExpectations<typeof machine> = { begins: { refused: '' } };
