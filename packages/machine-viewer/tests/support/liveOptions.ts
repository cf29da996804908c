/** The live view of pages whose requests can hang or be cut off. */
import type { LiveSetting } from '../../src/live/messages.ts';
import type { LiveOptions } from '../../src/viewer/live/index.ts';

export const liveOptions: LiveOptions = {
  channelName: 'live-test',
  settingPath: '/setting',
  parseSetting: (value) => value as LiveSetting,
  switches: [
    { name: 'hang', label: 'Hang', description: 'No request is answered.' },
    { name: 'offline', label: 'Offline', description: 'No request leaves the page.' },
  ],
  messages: {
    title: 'Live',
    lead: 'Every page that is open in this browser.',
    nobody: 'No page is open.',
    open: 'Open one',
    pages: 'Open pages',
    page: (number, path) => `Page ${number}: ${path}`,
    noActor: 'None of these machines runs on this page.',
    actor: (machine, number) => `${machine} ${number}`,
    state: 'State',
    events: 'Last events',
    nothing: 'Nothing yet.',
    noTransition: 'no transition',
    another: 'another event',
    faults: 'Faults',
    clock: 'Clock',
    now: (ahead) => `The pages are ${ahead} ahead.`,
    onTime: 'The pages go by the clock of this device.',
    forward: { minute: '+1 minute', hour: '+1 hour', day: '+1 day' },
    failed: 'The server did not accept this.',
  },
  formatSpan: (ms) => `${ms / 60_000} min`,
};
