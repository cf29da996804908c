/** The registry for the machine viewer's tools, which get machines by arguments, and where their layouts are cached. */
import { join } from 'node:path';
import * as machines from '../../machines/index.ts';

const root = join(import.meta.dirname, '../..');

export const registryOptions = {
  machines,
  file: join(root, 'machines/index.ts'),
  root,
  cacheFile: join(root, 'node_modules', '.cache', 'charts.json'),
} as const;
