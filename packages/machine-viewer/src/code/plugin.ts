/** Provides the code of the machines to the viewer as a virtual module. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as registry from '../../../../machines/index.ts';
import type { MachineCode } from '../chart/machineCode.ts';
import { findMachineCode } from './findMachineCode.ts';

const root = join(import.meta.dirname, '../../../..');
const moduleId = 'virtual:machine-code';
const resolvedId = `\0${moduleId}`;

const findRegistryCode = (): MachineCode => findMachineCode(join(root, 'machines/index.ts'), root, registry);

export const machineCodePlugin = (find: () => MachineCode = findRegistryCode): Plugin => ({
  name: 'machine-code',
  resolveId: (id) => (id === moduleId ? resolvedId : null),
  load(id) {
    if (id !== resolvedId) return null;
    const code = find();
    for (const file of Object.keys(code.files)) this.addWatchFile(join(root, file));
    return `export default ${JSON.stringify(code)}`;
  },
});
