import { tileMap as machine } from '../content/streetMap.ts';
import { answers, fails, type Registered } from '../model/registered.ts';

export const tileMap = {
  machine,
  samples: { ...answers('loadCode', { loaded: undefined }), ...fails('loadCode', { gone: 'gone' }) },
  project: () => 0,
} as const satisfies Registered;
