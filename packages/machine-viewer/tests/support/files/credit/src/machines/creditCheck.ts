// A project of its own: an alias of its tsconfig.json, a folder, a type imported like a value, a package that is missing.
import { assign, fromPromise, setup } from 'xstate';
import { readReport, Report } from '@/services';

export { Report };

export const creditCheckMachine = setup({
  types: { context: {} as { reports: Report[] } },
  actors: { readReport: fromPromise(readReport) },
  guards: { isEnough: ({ context }) => context.reports.some(({ score }) => score > 600) },
}).createMachine({
  id: 'creditCheck',
  context: { reports: [] },
  initial: 'asking',
  states: {
    asking: { on: { SUBMIT: 'checking' } },
    checking: {
      type: 'parallel',
      states: {
        first: {
          initial: 'reading',
          states: {
            reading: {
              invoke: { src: 'readReport', onDone: { target: 'read', actions: assign({ reports: [] }) } },
            },
            read: { type: 'final' },
          },
        },
        second: {
          initial: 'reading',
          states: { reading: { invoke: { src: 'readReport', onDone: 'read' } }, read: { type: 'final' } },
        },
      },
      onDone: [{ guard: 'isEnough', target: 'approved' }, { target: 'refused' }],
    },
    approved: { type: 'final' },
    refused: { type: 'final' },
  },
});
