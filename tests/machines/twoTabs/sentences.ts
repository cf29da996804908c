/** What must hold in every world of two tabs, and what some order of steps must lead to. */
import type { WorldSentences } from '../../../packages/machine-viewer/src/vitest/index.ts';
import { requestKey } from '../../../src/ssr/hydration/requestKeys.ts';
import { lostAnswers, storedTwice, wronglyFull } from './steps.ts';
import {
  type CodeOrigin,
  type Commit,
  findStored,
  isExcused,
  listOpenTabs,
  type World,
  type WorldSetup,
} from './world.ts';

/** The confirmations and the alerts 'sent already' that tabs show: the day, beside the stored request. */
const listShown = (world: World, tag: 'stored' | 'sentAlready') =>
  listOpenTabs(world).flatMap(({ page, request }) => {
    const shown = request.hasTag(tag) ? request.context.stored : null;
    if (shown === null) return [];
    const found = findStored(world, shown.receiptCode);
    return [
      {
        isStored: found?.recordId === shown.recordId,
        shownDay: shown.record?.schedule ?? shown.schedule,
        storedDay: found?.record.schedule,
        answers: page.schedule,
      },
    ];
  });

/** The pairs of stored requests of one draft. */
const listDuplicates = ({ requests }: World): readonly (readonly [Commit, Commit])[] => {
  const all = Object.values(requests);
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => (one.draft === other.draft ? [[one, other] as const] : [])),
  );
};

export type Exception = Exclude<CodeOrigin, 'under the lock'>;

const hasException = (world: World, origin: Exception): boolean =>
  listDuplicates(world).some((pair) => pair.some(({ code }) => world.origins[code] === origin));

/** The codes that a tab, a draft, a note or a queued request still has. */
const isKnown = (world: World, code: string): boolean =>
  listOpenTabs(world).some(
    ({ page, request }) => request.context.code === code || page.lookUps.some((each) => each.code === code),
  ) ||
  requestKey('sent', code) in world.phone ||
  [world.phone, world.tabs.A.session, world.tabs.B.session].some((entries) =>
    Object.values(entries).some((text) => text.includes(code)),
  );

const sentences: WorldSentences<World> = {
  'a draft is stored once, but for the named exception': (world) =>
    listDuplicates(world).every((pair) => isExcused(world, pair)),
  [storedTwice]: ({ broken }) => !broken.includes(storedTwice),
  'a confirmed request is stored, and its day is the one shown': (world) =>
    listShown(world, 'stored').every(
      ({ isStored, shownDay, storedDay }) => isStored && shownDay === storedDay,
    ),
  "a request that was 'sent already' is stored, and its day is the one shown": (world) =>
    listShown(world, 'sentAlready').every(
      ({ isStored, shownDay, storedDay }) => isStored && (shownDay === null || shownDay === storedDay),
    ),
  'answers that are not stored are never replaced by a confirmation': (world) =>
    listShown(world, 'stored').every(({ answers, storedDay }) => answers === '' || answers === storedDay),
  [lostAnswers]: ({ broken }) => !broken.includes(lostAnswers),
  [wronglyFull]: ({ broken }) => !broken.includes(wronglyFull),
  'no tab reads that the store refuses a request that is stored': (world) =>
    listOpenTabs(world).every(
      ({ request }) =>
        request.context.failure !== 'permission-denied' ||
        !request.hasTag('failed') ||
        findStored(world, request.context.code ?? '') === undefined,
    ),
};

/** A phone that stores nothing cannot know a code after a reload. */
const sentencesOfStorage: WorldSentences<World> = {
  'a stored request is shown to the person, or its code is still known': (world) =>
    Object.values(world.requests).every(
      ({ code }) => world.shownCodes.includes(code) || isKnown(world, code),
    ),
};

export const listSentences = ({ storage }: WorldSetup): WorldSentences<World> =>
  storage === 'works' ? { ...sentences, ...sentencesOfStorage } : sentences;

/** Two records of one draft, by how the code of one of them was drawn. */
export const exceptions: Readonly<Record<Exception, (world: World) => boolean>> = {
  'without locks': (world) => hasException(world, 'without locks'),
  'without its turn': (world) => hasException(world, 'without its turn'),
  'not stored': (world) => hasException(world, 'not stored'),
  'after the draft was gone': (world) => hasException(world, 'after the draft was gone'),
  'typed again': (world) => hasException(world, 'typed again'),
};

export const outcomes: WorldSentences<World> = {
  'both tabs confirm': (world) => listShown(world, 'stored').length === 2,
  'a tab confirms, and the other reads that it was sent already': (world) =>
    listShown(world, 'stored').length === 1 && listShown(world, 'sentAlready').length === 1,
  'two requests of two drafts': ({ requests }) =>
    new Set(Object.values(requests).map(({ draft }) => draft)).size > 1,
};
