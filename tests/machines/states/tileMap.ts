import type { streetMapMachine as machine } from '../../../machines/content/streetMap.ts';
import type { StateExpectations } from '../expectations.ts';

/** The drawn map is looked at until a picture of the street map is there. A slow line gets twenty seconds for the code. */
export const tileMap: StateExpectations<typeof machine> = {
  drawn: { begins: true, tags: ['drawn'] },
  loading: { tags: ['drawn', 'onItsWay'] },
  'loading.fetching': { pending: ['loadCode'], timers: { codeIsLate: 20_000 } },
  'loading.laying': { tags: ['laid'], timers: { tilesAreLate: 8_000 } },
  shown: { tags: ['laid'] },
  failed: { tags: ['drawn', 'failed'] },
};
