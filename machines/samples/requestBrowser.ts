import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { requestBrowserMachine as machine } from '../staff/requestBrowser.ts';

const view = { day: '2026-11-23', state: '', text: '' };

/** Requests that only the model has, in the shape in which the page gets them. */
const createEntry = (id: string, version = '') => ({
  id,
  request: { id, name: id, arrived: 0, version, fields: { lname: 'Sample' } },
  receipts: [],
  receipt: null,
  extras: null,
  due: null,
});
const entries = [createEntry('4f3a'), createEntry('4f3b')];

export const changedEntry = createEntry('4f3a', 'changed');

export const foundRequestSamples = {
  some: { entries, areMore: false },
  'some, and there are more': { entries, areMore: true },
  none: { entries: [], areMore: false },
  'the other one': { entries: entries.slice(1), areMore: false },
} as const;

export const requestBrowser = {
  machine,
  input: { view },
  samples: {
    ...sampleEvents('CHANGE_VIEW', {
      'another day': { view: { ...view, day: '2026-11-24' } },
      'a reference': { view: { ...view, text: '4f3b' }, sought: '4f3b' },
    }),
    ...sampleEvents('OPEN', { '4f3a': { id: '4f3a' } }),
    ...sampleEvents('REPLACE', { '4f3a': { entries: [changedEntry] } }),
    ...sampleAnswers('readRequests', foundRequestSamples),
    ...sampleFailures('readRequests', { unreachable: 'unreachable' }),
  },
  project: ({
    view: { day, text },
    found,
    open,
    sought,
    failure,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [
    day,
    text,
    found.entries.map(({ id }) => id),
    found.entries.includes(changedEntry),
    found.areMore,
    open,
    sought,
    failure,
  ],
  stories: {
    'The open request no longer exists after a refresh': [
      'readRequests:some',
      'OPEN:4f3a',
      'REFRESH',
      'readRequests:none',
    ],
    'A search for a reference opens the only request that it finds': [
      'CHANGE_VIEW:a reference',
      'readRequests:the other one',
    ],
  },
} as const satisfies RegisteredMachine;
