import { foundMessageSamples } from '../../../machines/samples/feedbackBrowser.ts';
import type { feedbackBrowserMachine as machine } from '../../../machines/staff/feedbackBrowser.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const { some, none, 'some, and there are more': more } = foundMessageSamples;

export const feedbackBrowser: TransitionRows<typeof machine> = [
  ['loading', 'readMessages:some', 'listed', { sets: { found: some } }],
  ['loading', 'readMessages:some, and there are more', 'listed', { sets: { found: more } }],
  ['loading', 'readMessages:none', 'listed', { sets: { found: none } }],
  /** Messages that were read before stay. */
  ['loading', 'readMessages:unreachable', 'loadFailed', { sets: { failure: 'unreachable' } }],
  ['loadFailed', 'RETRY', 'loading', { sets: { failure: null } }],
  [['listed', 'deleted', 'purged'], 'MORE', 'loading'],
  [['listed', 'deleted', 'purged'], 'REFRESH', 'loading', { sets: { found: null } }],
  ['notPurged', 'MORE', 'loading', { sets: { failure: null } }],
  ['notPurged', 'REFRESH', 'loading', { sets: { found: null, failure: null } }],
  [['listed', 'deleted', 'purged', 'notPurged'], 'PURGE', 'purging', { sets: { failure: null } }],
  /** Also those that the page does not show are counted. */
  [
    'purging',
    'purgeMessages:some',
    'purged',
    {
      sets: ({ found }) => ({
        found: found && { ...found, messages: found.messages.filter(({ id }) => id !== '3c4d') },
        purged: 2,
      }),
    },
  ],
  ['purging', 'purgeMessages:none', 'purged', { sets: { purged: 0 } }],
  ['purging', 'purgeMessages:unreachable', 'notPurged', { sets: { failure: 'unreachable' } }],
  [
    ['listed', 'confirming', 'deleted', 'notDeleted', 'purged', 'notPurged'],
    'ASK_DELETE:1a2b',
    'confirming',
    { sets: { chosen: '1a2b', failure: null } },
  ],
  [
    ['listed', 'confirming', 'deleted', 'notDeleted', 'purged', 'notPurged'],
    'ASK_DELETE:3c4d',
    'confirming',
    { sets: { chosen: '3c4d', failure: null } },
  ],
  ['confirming', 'CONFIRM', 'deleting'],
  ['confirming', 'CANCEL', 'listed', { sets: { chosen: null } }],
  /** Only the deleted message leaves the list. */
  [
    'deleting',
    'deleteMessage:deleted',
    'deleted',
    {
      sets: ({ found, chosen }) => ({
        found: found && { ...found, messages: found.messages.filter(({ id }) => id !== chosen) },
        chosen: null,
      }),
    },
  ],
  ['deleting', 'deleteMessage:unreachable', 'notDeleted', { sets: { failure: 'unreachable' } }],
  ['notDeleted', 'CONFIRM', 'deleting', { sets: { failure: null } }],
  ['notDeleted', 'CANCEL', 'listed', { sets: { chosen: null, failure: null } }],
];
