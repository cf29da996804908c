/** Commands of version 1 that are elsewhere since 2.0.0: on the staff page, or a word of another command. They go with the next version. */
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { UsageError } from './runCommand.ts';

const { tabs } = staffMessages;
const onPage = (tab: keyof typeof tabs, how: string): string =>
  `open the staff page (/staff), '${tabs[tab]}': ${how}`;

const list = onPage('requests', 'it lists them by day, status or name.');
const day = onPage('hall', 'press the day.');

/** Command, and its act → where it is now. */
const movedTo: Readonly<Record<string, string>> = {
  'requests list': list,
  'requests today': onPage('requests', "press 'Today'."),
  'requests show': onPage('requests', 'press its row.'),
  'requests state': onPage('requests', 'press its row, then choose the status.'),
  'requests extend': onPage('requests', 'press its row, then give it more time.'),
  'requests due': onPage('requests', 'choose what is still open.'),
  'requests new': onPage('requests', 'it says by itself how many are new.'),
  'requests delete': onPage('requests', 'press its row, then delete it.'),
  'requests tallies': onPage('hall', "open 'Requests by month'."),
  'hall list': onPage('hall', 'it lists the coming days.'),
  'hall close': day,
  'hall open': day,
  'hall places': day,
  'hall note': day,
  'hall booked': day,
  'hall move': onPage('hall', 'press the closed day, then move its people.'),
  feedback: `${onPage('feedback', 'it lists, saves and deletes it.')} On a timetable npm run requests purge deletes what is no longer kept.`,
  'requests:export': 'npm run -s requests export',
  'content:import': 'npm run content import',
  'content:tidy': 'npm run content tidy',
  'store:restore': 'npm run store restore',
  picture: 'npm run init picture',
  pictures: "take the pictures of the documents by hand (docs/design.md, 'The pictures').",
  'machines:view': 'npm run machines view',
  'machines:draw': 'npm run machines draw',
  audit: 'npm audit --omit=dev --audit-level=high',
  ...Object.fromEntries(
    ['static', 'unit', 'node', 'browser', 'full', 'mutants'].map((layer) => [
      `test:${layer}`,
      `npm test -- --${layer}`,
    ]),
  ),
  ...Object.fromEntries(
    ['engines', 'hosting'].map((layer) => [`test:${layer}`, `npm test -- --full --${layer}`]),
  ),
  'test:model:full': 'npm test -- --full --model',
};

/** @throws UsageError where the act of a command has moved */
export function refuseMoved(command: string, act?: string): void {
  const name = act === undefined ? command : `${command} ${act}`;
  if (Object.hasOwn(movedTo, name))
    throw new UsageError(`'npm run ${name}' is gone since version 2.0.0. Instead, ${movedTo[name]}`);
}
