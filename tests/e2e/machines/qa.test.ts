/** The QA build: its messages, its fault switches and its clock, and that no other build contains them. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { ActorEvent, LiveMessage } from '../../../packages/machine-viewer/src/live/index.ts';
import { viewerMessages } from '../../../packages/machine-viewer/src/viewer/index.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { feedbackMessages } from '../../../src/i18n/en/feedback.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { qaMessages } from '../../../src/qa/qaMessages.ts';
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
const path = `${requestPath(type)}?secret=Secret-query#Secret-fragment`;
const day = 86_400_000;

/** The pages' own log lines for failed store calls. */
const unread = [/could not be read/, /^The version check/];

const isStepMessage = (message: LiveMessage): message is ActorEvent => message.is === 'told';
const isPageLeft = (message: LiveMessage): boolean => message.is === 'left' && message.actor === null;
const readSteps = async (listener: QaListener, machine: string) =>
  (await listener.messages()).filter(isStepMessage).filter((step) => step.machine === machine);

/** Opens the form and waits for the version check: from then on the page knows the server's time. */
const opened = async (mayLog: readonly RegExp[] = []) => {
  const server = await startQaTestSite();
  const listeners: QaListener[] = [];
  const { page, context } = await visit(path, {
    server,
    mayLog,
    before: async (_, inContext) => listeners.push(await openQaListener(inContext)),
  });
  const listener = listeners[0]!;
  await expect.poll(async () => (await readSteps(listener, 'versionCheck')).at(-1)?.value).toBe('done');
  return { server, page, context, ear: listener };
};

/** Applies a setting, and waits until the page's band shows it. */
const setTo = async (listener: QaListener, page: Page, setting: QaSetting) => {
  await listener.applySetting(setting);
  const { band, switches, span } = qaMessages;
  const on = setting.switches.map((name) => switches[name].name).join(', ') || band.none;
  const bandText = setting.ahead === 0 ? on : `${on}, ${band.ahead(span(setting.ahead))}`;
  await qaBand(page).getByText(bandText, { exact: true }).waitFor();
};
const switched = (...switches: readonly FaultName[]): QaSetting => ({ ...initialQaSetting, switches });

const send = async (page: Page) => {
  await fillInForm(page, type);
  await checkRobotBox(page);
  await submitForm(page);
};
const failure = (page: Page, code: keyof typeof outcomeMessages.english.failure.codes) =>
  page.getByRole('alert').getByText(outcomeMessages.english.failure.codes[code].message);

describe('§4 the messages of a QA page', () => {
  /** One for each field, and one for each other place where a citizen may type. */
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
  const [query, lookedUp] = ['Secret search', '01234567-89ab-4f3a-9c1b-0123456789ab'];
  const wrong = 'Secret number 0900 002';

  it('QA messages have a fixed set of keys, their order and their transitions, and no typed text, receipt code, query or fragment', async () => {
    const { page, ear: listener } = await opened();
    await page.getByRole('button', { name: searchMessages.english.open }).click();
    await page.getByRole('searchbox').fill(query);
    await page.keyboard.press('Escape');
    await fillInForm(page, type, secrets);
    await checkRobotBox(page);
    await submitForm(page);
    const { id, code } = await readConfirmation(page);
    await expect
      .poll(async () => (await readSteps(listener, 'formRequest')).at(-1)?.value)
      .toEqual({ success: 'inTab' });
    const steps = (await listener.messages()).filter(isStepMessage);
    const keys = new Set(steps.flatMap((each) => Object.keys(each)));
    expect([...keys].sort()).toEqual(
      ['actor', 'event', 'is', 'machine', 'page', 'path', 'step', 'tags', 'taken', 'value'].sort(),
    );
    expect(steps.map(({ step }) => step)).toEqual(steps.map((_, at) => at + 1));
    const requestSteps = steps.filter(({ machine }) => machine === 'formRequest');
    expect(
      requestSteps.map(({ event }) => event).map((event) => event?.replace(/\.formRequest\..*/, '')),
    ).toEqual([
      'xstate.init',
      'ADOPT_CODE',
      'CONFIRM',
      'SUBMIT',
      'xstate.done.actor.checkAnswers',
      'xstate.after.minimumVisibleDelay',
      'xstate.done.actor.findPlace',
      'xstate.done.actor.saveRequest',
    ]);
    expect(requestSteps.flatMap(({ taken }) => taken).slice(0, 3)).toEqual([
      'formRequest | ADOPT_CODE [hasNoCode] → (stays)',
      'formRequest.idle | CONFIRM → formRequest.robotChecked',
      'formRequest.robotChecked | SUBMIT [isOffered] → formRequest.validating',
    ]);
    expect(requestSteps.at(-1)?.tags).toEqual(['stored', 'receiptInTab']);
    await page.goto(`/Request_Status#${lookedUp}`);
    await expect.poll(async () => (await readSteps(listener, 'requestStatus')).length).toBeGreaterThan(1);
    await page.goto('/Emergency-Hotlines');
    await page.getByRole('button', { name: partMessages.english.feedback.actions.WRONG_NUMBER }).click();
    await page.getByLabel(feedbackMessages.english.label.wrongNumber).fill(wrong);
    await page.getByRole('button', { name: feedbackMessages.english.send, exact: true }).click();
    await page.getByText(feedbackMessages.english.thanks.wrongNumber).waitFor();
    const messages = await listener.messages();
    expect(messages.length).toBeGreaterThan(50);
    const machines = new Set(messages.filter(isStepMessage).map(({ machine }) => machine));
    expect([...machines].sort()).toEqual([
      'alerts',
      'formDraft',
      'formRequest',
      'navDrawer',
      'navPanel',
      'pageFeedback',
      'recordQuery',
      'requestStatus',
      'siteSearch',
      'versionCheck',
    ]);
    const sentText = JSON.stringify(messages).toLowerCase();
    const written = [
      ...Object.values(secrets),
      query,
      lookedUp,
      wrong,
      id,
      code,
      'secret',
      'formtype=',
      testNow,
    ];
    for (const secret of written) expect(sentText).not.toContain(String(secret).toLowerCase());
  });
});

describe('§4 a running actor in the viewer', () => {
  it('repeats its states for a viewer that opens later, whose chart and sequence follow the open page', async () => {
    const { page, ear: listener, context, server } = await opened();
    const viewer = await context.newPage();
    await viewer.goto(`${server.address}machines.html`);
    await viewer.getByRole('link', { name: /^formRequest \d+$/ }).click();
    const chart = (state: string) =>
      viewer.getByRole('img', { name: viewerMessages.chart('formRequest', state), exact: true });
    await chart('idle').waitFor();
    await checkRobotBox(page);
    await chart('robotChecked').waitFor();
    await viewer
      .getByRole('status')
      .getByText(viewerMessages.nowIn('robotChecked'), { exact: true })
      .waitFor({ state: 'attached' });

    const late = await openQaListener(context);
    await late.send({ is: 'who' });
    const answer = async () => (await late.messages()).find((message) => message.is === 'here');
    await expect.poll(answer).toMatchObject({
      is: 'here',
      path: requestPath(type),
      setting: initialQaSetting,
      actors: expect.arrayContaining([
        expect.objectContaining({
          machine: 'formRequest',
          value: 'robotChecked',
          tags: ['editable', 'confirmed'],
        }),
      ]),
    });

    await viewer.getByRole('link', { name: viewerMessages.tables.sequence, exact: true }).click();
    await send(page);
    await readConfirmation(page);
    const picture = viewer.getByRole('group', { name: viewerMessages.sequence.picture('formRequest') });
    const texts = () => picture.locator('text').allTextContents();
    await expect.poll(texts).toContain('success.inTab');
    const shown = await texts();
    const lanes = [
      viewerMessages.sequence.outside,
      'formRequest',
      'checkAnswers',
      'findPlace',
      'saveRequest',
    ];
    expect(shown).toEqual(expect.arrayContaining(lanes));
    const events = [
      ...['CONFIRM', 'SUBMIT', 'checkAnswers answers', 'findPlace answers'],
      'saveRequest answers',
    ];
    expect(shown.filter((each) => events.includes(each))).toEqual(events);
    expect(shown.filter((each) => each === viewerMessages.sequence.start)).toHaveLength(3);
    // A live sequence has no steps to go to.
    expect(await picture.getByRole('link').count()).toBe(0);

    await viewer.goBack();
    await chart('success.inTab').waitFor();
    await page.goto('/home');
    await expect.poll(async () => (await listener.messages()).filter(isPageLeft).length).toBe(1);
    await chart(viewerMessages.noState).waitFor();
  });
});

describe('§4 the fault switches and the movable clock', () => {
  it('refused, tooMany, lostReply: the page shows the reason of each, and the store has one record after all', async () => {
    const { page, ear: listener, server, context } = await opened(unread);
    await fillInForm(page, type);
    await checkRobotBox(page);
    for (const [name, code] of [
      ['refused', 'permission-denied'],
      ['tooMany', 'resource-exhausted'],
    ] as const) {
      await setTo(listener, page, switched(name));
      await submitForm(page);
      await failure(page, code).waitFor();
      expect([name, await readStoredRequests(server)]).toEqual([name, []]);
    }
    await setTo(listener, page, switched('lostReply'));
    await submitForm(page);
    await failure(page, 'unreachable').waitFor();
    expect((await readStoredRequests(server)).length).toBe(1);
    // The next press finds the receipt before it sends anything.
    await setTo(listener, page, initialQaSetting);
    await submitForm(page);
    await readConfirmation(page);
    expect((await readStoredRequests(server)).length).toBe(1);

    await setTo(listener, page, { switches: ['tooMany', 'offline'], ahead: day + 60_000 });
    const bandText = '429, Offline, 1 d 1 min ahead';
    await page.reload();
    await qaBand(page).getByText(bandText, { exact: true }).waitFor();
    const other = await context.newPage();
    await other.goto('/home');
    await qaBand(other).getByText(bandText, { exact: true }).waitFor();
    expect(await qaBand(other).getByRole('link').getAttribute('href')).toBe('/machines');
  });

  it('hang, offline: the clock moves past the timeout, and the queued request is sent when the switch is off', async () => {
    const { page, ear: listener, server } = await opened(unread);
    await setTo(listener, page, switched('hang'));
    await send(page);
    await expect
      .poll(async () => (await readSteps(listener, 'formRequest')).at(-1)?.value)
      .toEqual({ submitting: { attempting: 'saving' } });
    await setTo(listener, page, { ...switched('hang'), ahead: 60_000 });
    await failure(page, 'deadline-exceeded').waitFor();
    await setTo(listener, page, switched('offline'));
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    await submitForm(page);
    await page.getByRole('alert').getByText(sendingMessages.english.waiting.title).waitFor();
    expect(await readStoredRequests(server)).toEqual([]);
    await setTo(listener, page, initialQaSetting);
    await readConfirmation(page);
    expect((await readStoredRequests(server)).length).toBe(1);
  });

  it('takenId, a day ahead: the draft on the phone expires, and the request gets a longer id and the date of tomorrow', async () => {
    const { page, ear: listener, server } = await opened();
    await fillInForm(page, type);
    await page.getByLabel(draftMessages.english.keep).check();
    await setTo(listener, page, { switches: ['takenId'], ahead: day });
    await page.getByText(draftMessages.english.gone.title).waitFor();
    await checkRobotBox(page);
    await submitForm(page);
    expect((await readConfirmation(page)).id).toMatch(/^4[0-9a-f]{3}-[0-9a-f]{4}$/);
    const [stored, ...others] = await readStoredRequests(server);
    expect(others).toEqual([]);
    expect(Number(stored?.dateCreated) - testNow).toBeGreaterThanOrEqual(day);
    expect(Number(stored?.dateCreated) - testNow).toBeLessThan(day + 60_000);
  });
});

describe('§4 a build other than the QA build', () => {
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

  it('the published build contains no code or text of the QA build', () => {
    const [site, qa] = [textOf(inject('siteDist')), textOf(qaDist)];
    expect(site.length).toBeGreaterThan(100_000);
    expect(markers.filter((marker) => site.includes(marker))).toEqual([]);
    const sentences = Object.values(qaMessages.switches).map(({ what }) => what);
    expect(sentences.filter((sentence) => site.includes(sentence))).toEqual([]);
    expect(qa).toContain(settingName);
    expect(qa).toContain(qaMessages.band.label);
  });

  it('the published server answers 405 to a QA setting', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    const address = new URL(settingPath, server.address);
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(switched('refused')) });
    expect(answer.status).toBe(405);
  });
});
