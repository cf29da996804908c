import type { formDraftMachine as machine } from '../../../machines/request/draft.ts';
import type { StateExpectations } from '../expectations.ts';

/** Passed at once. */
const never = () => false;

export const formDraft: StateExpectations<typeof machine> = {
  recalling: { begins: true, pending: ['recall'] },
  'living.tab.opening': { holds: never },
  'living.tab.empty': {},
  'living.tab.kept': { tags: ['kept'], holds: ({ draft }) => draft !== '' },
  'living.tab.unkept': { holds: ({ draft }) => draft !== '' },
  'living.phone.opening': { holds: never },
  'living.phone.off': {},
  /** A day after the last change, or what a visit found left of it. */
  'living.phone.kept': {
    tags: ['kept', 'onPhone'],
    timers: { untilOver: ({ left }) => left },
    holds: ({ draft, seen, left }) => seen === draft && left === 24 * 3_600_000,
  },
  'living.phone.asking': { tags: ['asksWhich'], holds: ({ theirs }) => theirs !== '' },
  'living.said.opening': { holds: never },
  'living.said.nothing': {},
  'living.said.restored': { tags: ['restored'] },
  'living.said.notRead': { tags: ['notRead'], holds: ({ isBroken }) => isBroken },
  'living.said.notKept': { tags: ['notKept'], holds: ({ hasTold }) => hasTold },
  'living.said.gone': { tags: ['gone'] },
  'living.said.sentElsewhere': { tags: ['sentElsewhere'], holds: ({ reference }) => reference === '4f3a' },
  'living.said.asksToClear': { tags: ['asksToClear'] },
  'living.said.cleared': { tags: ['cleared'] },
};
