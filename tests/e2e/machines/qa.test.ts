/** The build for quality assurance: what it tells, what its switches do, and that no other build holds any of it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { directories } from '../../../server/http/serve.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { feedbackMessages } from '../../../src/i18n/en/feedback.ts';
import { requestFormMessages } from '../../../src/i18n/en/form.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { qaMessages } from '../../../src/i18n/en/qa.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { locales } from '../../../src/i18n/locales.ts';
import type { ActorEvent, QaMessage } from '../../../src/qa/messages.ts';
import {
  type FaultName,
  initialQaSetting,
  type QaSetting,
  settingName,
  settingPath,
} from '../../../src/qa/settings.ts';
import {
  openQaListener,
  type QaListener,
  qaBand,
  qaDist,
  startQaTestSite,
} from '../../support/browser/qaSite.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const type = 'HEALTH_SERVICES';
const path = `/Form_Request?formType=${type}&secret=Secret-query#Secret-fragment`;
const day = 86_400_000;

/** What the pages themselves log where a store call fails. */
const unread = [/could not be read/, /^The version check/];

const isStepMessage = (message: QaMessage): message is ActorEvent => message.is === 'told';
const readSteps = async (listener: QaListener, machine: string) =>
  (await listener.messages()).filter(isStepMessage).filter((told) => told.machine === machine);

/** The form, when its version check is over: from then on the page knows the server's time. */
const opened = async (mayLog: readonly RegExp[] = []) => {
  const server = await startQaTestSite();
  const listeners: QaListener[] = [];
  const { page, context } = await visit(path, {
    server,
    mayLog,
    before: async (_, inContext) => listeners.push(await openQaListener(inContext)),
  });
  const listener = listeners[0]!;
  await expect.poll(async () => (await readSteps(listener, 'versionCheck')).at(-1)?.value).toBe('settled');
  return { server, page, context, ear: listener };
};

/** The page has taken it over when its band says so. */
const setTo = async (listener: QaListener, page: Page, setting: QaSetting) => {
  await listener.applySetting(setting);
  const { band, switches, span } = qaMessages;
  const on = setting.switches.map((name) => switches[name].name).join(', ') || band.none;
  const said = setting.ahead === 0 ? on : `${on}, ${band.ahead(span(setting.ahead))}`;
  await qaBand(page).getByText(said, { exact: true }).waitFor();
};
const switched = (...switches: readonly FaultName[]): QaSetting => ({ ...initialQaSetting, switches });

const send = async (page: Page) => {
  await fillInForm(page, type);
  await checkRobotBox(page);
  await submitForm(page);
};
const failure = (page: Page, code: keyof typeof requestFormMessages.failure.codes) =>
  page.getByRole('alert').getByText(requestFormMessages.failure.codes[code].message);

describe('§4 what a page of the QA build tells', () => {
  /** One for each field, and one for each other place where a citizen may write. */
  const secrets = {
    lname: 'Secretlast',
    fname: 'Secretfirst',
    mname: 'Secretmiddle',
    birthDate: '1961-05-14',
    birthPlace: 'Secret birth place',
    email: 'secret@example.com',
    address: 'Secret address',
    medicalCondition: 'Secret condition',
  } as const;
  const [query, looked] = ['Secret search', '01234567-89ab-4f3a-9c1b-0123456789ab'];
  const wrong = 'Secret number 0900 002';

  it('is no word of what a citizen types, nor a code, nor an address behind the path', async () => {
    const { page, ear: listener } = await opened();
    await page.getByRole('button', { name: searchMessages.open }).click();
    await page.getByRole('searchbox').fill(query);
    await page.keyboard.press('Escape');
    await fillInForm(page, type, secrets);
    await checkRobotBox(page);
    await submitForm(page);
    const { id, code } = await readConfirmation(page);
    await page.goto(`/Request_Status#${looked}`);
    await expect.poll(async () => (await readSteps(listener, 'requestStatus')).length).toBeGreaterThan(1);
    await page.getByRole('button', { name: locales.fil }).dispatchEvent('pointerdown');
    await page.getByRole('button', { name: partMessages.feedback.acts.WRONG_NUMBER }).click();
    await page.getByLabel(feedbackMessages.label.wrongNumber).fill(wrong);
    await page.getByRole('button', { name: feedbackMessages.send, exact: true }).click();
    await page.getByText(feedbackMessages.thanks.wrongNumber).waitFor();
    const told = await listener.messages();
    expect(told.length).toBeGreaterThan(50);
    const machines = new Set(told.filter(isStepMessage).map(({ machine }) => machine));
    expect([...machines].sort()).toEqual([
      'announcementStrip',
      'dataSaver',
      'earlierSending',
      'formDraft',
      'formRequest',
      'listReading',
      'navDrawer',
      'navPanel',
      'pageFeedback',
      'requestStatus',
      'scheduleField',
      'siteLanguage',
      'siteSearch',
      'versionCheck',
    ]);
    const said = JSON.stringify(told).toLowerCase();
    const written = [
      ...Object.values(secrets),
      query,
      looked,
      wrong,
      id,
      code,
      'secret',
      'formtype=',
      testNow,
    ];
    for (const secret of written) expect(said).not.toContain(String(secret).toLowerCase());
  });

  it('has a fixed shape: names of the machines, numbers, and nothing else', async () => {
    const { page, ear: listener } = await opened();
    await send(page);
    await readConfirmation(page);
    const told = (await listener.messages()).filter(isStepMessage);
    const keys = new Set(told.flatMap((each) => Object.keys(each)));
    expect([...keys].sort()).toEqual(
      ['actor', 'event', 'is', 'machine', 'page', 'path', 'step', 'tags', 'taken', 'value'].sort(),
    );
  });

  it('comes in the order in which it happened, each with the transitions that it fired', async () => {
    const { page, ear: listener } = await opened();
    await send(page);
    await readConfirmation(page);
    await expect.poll(async () => (await readSteps(listener, 'formRequest')).at(-1)?.value).toBe('success');
    const steps = (await listener.messages()).filter(isStepMessage).map(({ step }) => step);
    expect(steps).toEqual(steps.map((_, at) => at + 1));
    const told = await readSteps(listener, 'formRequest');
    expect(told.map(({ event }) => event).map((event) => event?.replace(/\.formRequest\..*/, ''))).toEqual([
      'xstate.init',
      'TICK',
      'SUBMIT',
      'xstate.done.actor.checkAnswers',
      'xstate.after.untilShownLongEnough',
      'xstate.done.actor.drawId',
      'xstate.done.actor.saveRequest',
    ]);
    expect(told.flatMap(({ taken }) => taken).slice(0, 2)).toEqual([
      'formRequest.idle | TICK → formRequest.ready',
      'formRequest.ready | SUBMIT → formRequest.checking',
    ]);
    expect(told.at(-1)?.tags).toEqual(['stored']);
  });

  it('is told once more to a viewer that comes later', async () => {
    const { page, ear: listener, context } = await opened();
    await checkRobotBox(page);
    const late = await openQaListener(context);
    await late.send({ is: 'who' });
    const answer = async () => (await late.messages()).find((message) => message.is === 'here');
    await expect.poll(answer).toMatchObject({
      is: 'here',
      path: '/Form_Request',
      setting: initialQaSetting,
      actors: expect.arrayContaining([
        expect.objectContaining({
          machine: 'formRequest',
          value: 'ready',
          tags: ['editable', 'ticked', 'canSubmit'],
        }),
      ]),
    });
    await page.goto('/home');
    await expect
      .poll(async () => (await listener.messages()).filter(({ is }) => is === 'left').length)
      .toBe(1);
  });
});

describe('§4 a fault behind its switch', () => {
  it('a taken id: another is drawn, and one record is stored', async () => {
    const { page, ear: listener, server } = await opened();
    await setTo(listener, page, switched('takenId'));
    await send(page);
    await readConfirmation(page);
    const drawn = (await readSteps(listener, 'formRequest')).filter(
      ({ event }) => event === 'xstate.done.actor.drawId',
    );
    expect(drawn.length).toBe(2);
    expect((await readStoredRequests(server)).length).toBe(1);
  });

  it('a lost reply: the record is there, the page does not know, and the next sending changes nothing', async () => {
    // The next sending is refused, as any second write is.
    const { page, ear: listener, server } = await opened([/403 \(Forbidden\)/]);
    await setTo(listener, page, switched('lostReply'));
    await send(page);
    await failure(page, 'unreachable').waitFor();
    expect((await readStoredRequests(server)).length).toBe(1);
    await setTo(listener, page, initialQaSetting);
    await submitForm(page);
    await readConfirmation(page);
    expect((await readStoredRequests(server)).length).toBe(1);
  });

  it.each([
    ['refused', 'permission-denied'],
    ['tooMany', 'resource-exhausted'],
  ] as const)('%s: nothing is stored, and the page says why', async (name, code) => {
    const { page, ear: listener, server } = await opened(unread);
    await setTo(listener, page, switched(name));
    await send(page);
    await failure(page, code).waitFor();
    expect(await readStoredRequests(server)).toEqual([]);
  });

  it('a store that hangs: after ten seconds of the moved clock the page says so', async () => {
    const { page, ear: listener, server } = await opened(unread);
    await setTo(listener, page, switched('hang'));
    await send(page);
    await expect
      .poll(async () => (await readSteps(listener, 'formRequest')).at(-1)?.value)
      .toEqual({ submitting: { trying: 'saving' } });
    await setTo(listener, page, { ...switched('hang'), ahead: 60_000 });
    await failure(page, 'deadline-exceeded').waitFor();
    expect(await readStoredRequests(server)).toEqual([]);
  });

  it('offline: the request waits, and is sent by itself when the switch is off', async () => {
    const { page, ear: listener, server } = await opened(unread);
    await setTo(listener, page, switched('offline'));
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    await send(page);
    await page.getByRole('alert').getByText(sendingMessages.waiting.title).waitFor();
    expect(await readStoredRequests(server)).toEqual([]);
    await setTo(listener, page, initialQaSetting);
    await readConfirmation(page);
    expect((await readStoredRequests(server)).length).toBe(1);
  });

  it('stays on for every page that is opened, and each says so', async () => {
    const { page, ear: listener, context } = await opened(unread);
    await setTo(listener, page, { switches: ['tooMany', 'offline'], ahead: day + 60_000 });
    const said = '429, Offline, 1 d 1 min ahead';
    await page.reload();
    await qaBand(page).getByText(said, { exact: true }).waitFor();
    const other = await context.newPage();
    await other.goto('/home');
    await qaBand(other).getByText(said, { exact: true }).waitFor();
    expect(await qaBand(other).getByRole('link').getAttribute('href')).toBe('/machines');
  });
});

describe('§4 the movable clock', () => {
  it('moves the page and the store in step: what is sent tomorrow is dated tomorrow', async () => {
    const { page, ear: listener, server } = await opened();
    await setTo(listener, page, { ...initialQaSetting, ahead: day });
    await send(page);
    await readConfirmation(page);
    const [stored] = await readStoredRequests(server);
    expect(Number(stored?.dateCreated) - testNow).toBeGreaterThanOrEqual(day);
    expect(Number(stored?.dateCreated) - testNow).toBeLessThan(day + 60_000);
  });

  it('brings what waits in the machines: a draft goes from the phone after its day', async () => {
    const { page, ear: listener } = await opened();
    await fillInForm(page, type);
    await page.getByLabel(draftMessages.keep).check();
    await setTo(listener, page, { ...initialQaSetting, ahead: day });
    await page.getByText(draftMessages.gone.title).waitFor();
  });
});

describe('§4 any other build', () => {
  const markers = [
    settingName,
    settingPath,
    qaMessages.band.label,
    qaMessages.live.lead,
    'BroadcastChannel(`qa`)',
  ];
  const textOf = (directory: string) =>
    globSync('**/*.{js,css,html,json,txt,xml}', { cwd: directory })
      .map((file) => readFileSync(join(directory, file), 'utf8'))
      .join('\n');

  it('holds nothing of it', () => {
    const [site, qa] = [textOf(directories.dist), textOf(qaDist)];
    expect(site.length).toBeGreaterThan(100_000);
    expect(markers.filter((marker) => site.includes(marker))).toEqual([]);
    const sentences = Object.values(qaMessages.switches).map(({ what }) => what);
    expect(sentences.filter((sentence) => site.includes(sentence))).toEqual([]);
    expect(qa).toContain(settingName);
    expect(qa).toContain(qaMessages.band.label);
  });

  it('has a server that takes no setting', async () => {
    const server = await startTestServer({ dist: directories.dist });
    const address = new URL(settingPath, server.address);
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(switched('refused')) });
    expect(answer.status).toBe(405);
  });
});
