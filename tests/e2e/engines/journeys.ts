/**
 * Journeys of citizens and staff, for every engine: against the built site and a real server on loopback; submissions
 * are read back from the store over HTTP, as staff read them. A missing engine is skipped with a reason.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { readPixelSize } from '../../../src/content/models/storedPicture.ts';
import {
  type FieldName,
  fieldNamesOf,
  fieldRowOf,
  type InputFieldName,
  inputFieldsOf,
} from '../../../src/form/fields.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { navigationMessages } from '../../../src/i18n/en/navigation.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { statusPageMessages } from '../../../src/i18n/en/statusPage.ts';
import * as filipino from '../../../src/i18n/fil/messages.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { site } from '../../../src/site.ts';
import { staffContentMessages as contentMessages } from '../../../src/staff/content/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { seededRequests } from '../../support/browser/clerk.ts';
import { expectedRecord, residentAnswers } from '../../support/browser/resident.ts';
import { createTestClock, widths } from '../../support/browser/visit.ts';
import { addExif } from '../../support/components/chosenFiles.ts';
import { isFullRun, samplingSkipReason } from '../../support/sampling.ts';
import { post, startTestServer, testDocumentsRoot } from '../../support/server/runningServer.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';
import type { ElementTarget, Engine, EnginePage } from './engine.ts';

const types = Object.keys(formTypes) as FormType[];
const form = (type: FormType) => requestPath(type);

const button = (name: string): ElementTarget => ({ css: 'button', name, isExact: true });
const field = (name: string): ElementTarget => ({ css: `[name="${name}"]` });
const submit: ElementTarget = { css: 'main button[type=submit]' };
const robot = field('robot');

const pathOf = (page: EnginePage) => page.run(() => location.pathname + location.search);
const textOf = (page: EnginePage, css: string) =>
  page.run((each) => document.querySelector<HTMLElement>(each)?.innerText ?? '', css);
const valueIn = (page: EnginePage, name: string) =>
  page.run((each) => document.querySelector<HTMLInputElement>(`[name="${each}"]`)?.value ?? '', name);
const isChecked = (page: EnginePage, name: string) =>
  page.run((each) => document.querySelector(`[name="${each}"]:checked`) !== null, name);

const seeText = (page: EnginePage, text: string, css = 'body') =>
  expect.poll(() => textOf(page, css)).toContain(text);
const seePath = (page: EnginePage, path: string) => expect.poll(() => pathOf(page)).toBe(path);
const seeHeading = (page: EnginePage, text: string) => expect.poll(() => textOf(page, 'h1')).toBe(text);
const countOf = (page: EnginePage, css: string) =>
  page.run((each) => document.querySelectorAll(each).length, css);

/** Answers every question of a type, but not the robot box. */
export const fillInOnEngine = async (
  page: EnginePage,
  type: FormType,
  names: readonly InputFieldName[] = inputFieldsOf(type),
) => {
  for (const name of names) {
    const text = residentAnswers[name];
    if (text === '') continue;
    const control = fieldRowOf(name).input?.control;
    if (control === 'radio')
      await page.click({ css: `[type=radio][name="${name}"]`, name: text, isExact: true });
    else if (control === 'date' || control === 'datetime-local') {
      if (name === 'schedule')
        await page.click({ css: 'summary', name: fieldMessages.english.fields.schedule.another });
      await page.typeDate(field(name), text);
      expect([name, await valueIn(page, name)]).toEqual([name, text]);
    } else await page.type(field(name), text);
  }
};

/** Sends a whole request; the reference and the receipt code of its confirmation. */
const send = async (page: EnginePage, type: FormType): Promise<{ id: string; code: string }> => {
  await fillInOnEngine(page, type);
  await page.click(robot);
  await page.click(submit);
  await seeHeading(page, outcomeMessages.english.success.title);
  const text = await textOf(page, 'main');
  const code = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(text)?.[0] ?? '';
  const id = /^4[0-9a-f]{3}(-[0-9a-f-]+)?$/m.exec(text)?.[0] ?? '';
  return { id, code };
};

/** A document of the store, each field as a string. */
const readDocument = async (server: RunningServer, path: string): Promise<Record<string, string>> => {
  const name = `${testDocumentsRoot}/${site.root}/${path}`;
  const { body } = await post(server, ':batchGet', { documents: [name] }, 'staff');
  const [{ found }] = body as [{ found?: { fields: Record<string, object> } }];
  if (found === undefined) throw new Error(`The store has no ${name}.`);
  return Object.fromEntries(
    Object.entries(found.fields).map(([field, value]) => [field, String(Object.values(value)[0])]),
  );
};

const expectStored = async (server: RunningServer, type: FormType, id: string) => {
  const { dateCreated, ...rest } = await readDocument(server, `Form_Requests/list/${id}`);
  expect(Math.abs(Number(dateCreated) - expectedRecord.dateCreated)).toBeLessThan(120_000);
  const expected: Readonly<Record<string, unknown>> = { ...expectedRecord, formType: type, type };
  expect(rest).toEqual(
    Object.fromEntries(
      (fieldNamesOf(type) as readonly FieldName[])
        .filter((name) => name !== 'dateCreated')
        .map((name) => [name, String(expected[name])]),
    ),
  );
};

const chooseLanguage = async (page: EnginePage, language: 'en' | 'fil') => {
  await page.click({ css: 'header button', name: locales[language], isExact: true });
  await expect.poll(() => page.run(() => document.documentElement.lang)).toBe(language);
};

interface Visit {
  readonly page: EnginePage;
  readonly server: RunningServer;
}

interface EngineUnderTest {
  /** 'Firefox' */
  readonly name: string;
  /** Starts it; null where it is not on the machine. */
  readonly launch: (() => Promise<Engine>) | null;
  /** The reason for skipping its tests then. */
  readonly missing: string;
}

/** Defines the tests of one engine. The first is tried in every run, the others in `npm test -- --full`. */
export const describeJourneys = ({ name, launch, missing }: EngineUnderTest): void => {
  if (launch === null) {
    it(`skips the journeys in ${name}, which is not on this machine`, ({ skip }) => {
      process.stdout.write(`${missing}\n`);
      skip(missing);
    });
    return;
  }

  describe(`§2 journeys in ${name}`, () => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      engine = await launch();
    });
    afterAll(() => engine?.close());

    /** At the end of the test the console must have been silent. */
    const visit = async (
      path: string,
      width: number = widths.phone,
      prepare?: (server: RunningServer) => Promise<unknown>,
    ): Promise<Visit> => {
      const server = await startTestServer({ dist: inject('siteDist'), now: createTestClock() });
      await prepare?.(server);
      const page = await engine!.newPage(server.address, width);
      onTestFinished(async () => {
        const problems = await page.problems().finally(() => page.close());
        expect(problems).toEqual([]);
      });
      await page.open(path);
      return { page, server };
    };

    const journey = (title: string, go: () => Promise<void>) =>
      it(title, async ({ skip }) => {
        if (!isFullRun) skip(samplingSkipReason);
        await go();
      });

    const sendsEach = (type: FormType) => async () => {
      const { page, server } = await visit(form(type));
      const { id } = await send(page, type);
      await expectStored(server, type, id);
    };

    it('switches the language and back, sends a request, confirms it and stores it', async () => {
      const { page, server } = await visit(form('BARANGAY_CLEARANCE'));
      await chooseLanguage(page, 'fil');
      await chooseLanguage(page, 'en');
      const { id } = await send(page, 'BARANGAY_CLEARANCE');
      await expectStored(server, 'BARANGAY_CLEARANCE', id);
    });

    for (const type of types) journey(`sends ${type} and stores exactly its fields`, sendsEach(type));

    journey('marks both invalid answers, and stores the request once they are corrected', async () => {
      const { page, server } = await visit(form('BARANGAY_CLEARANCE'));
      const inputNames = inputFieldsOf('BARANGAY_CLEARANCE');
      await fillInOnEngine(
        page,
        'BARANGAY_CLEARANCE',
        inputNames.filter((each) => each !== 'email' && each !== 'purpose'),
      );
      await page.type(field('email'), 'none');
      await page.click(robot);
      await page.click(submit);
      await seeText(page, formMessages.english.form.summary(2));
      expect(await page.run(() => document.querySelectorAll('[aria-invalid=true]').length)).toBe(2);
      await fillInOnEngine(page, 'BARANGAY_CLEARANCE', ['email', 'purpose']);
      await page.click(submit);
      await seeHeading(page, outcomeMessages.english.success.title);
      const id = /^4[0-9a-f]{3}/m.exec(await textOf(page, 'main'))?.[0] ?? '';
      await expectStored(server, 'BARANGAY_CLEARANCE', id);
    });

    journey('restores a draft after a reload, without the sensitive answers', async () => {
      const { page } = await visit(form('BARANGAY_CLEARANCE'));
      await fillInOnEngine(page, 'BARANGAY_CLEARANCE');
      await page.reload();
      await seeText(page, draftMessages.english.restored.title);
      expect(await valueIn(page, 'lname')).toBe(residentAnswers.lname);
      expect(await valueIn(page, 'purpose')).toBe(residentAnswers.purpose);
      expect(await valueIn(page, 'schedule')).toBe(residentAnswers.schedule);
      expect(await isChecked(page, 'sex')).toBe(true);
      expect(await valueIn(page, 'birthDate')).toBe('');
      expect(await isChecked(page, 'status')).toBe(false);
    });

    journey('changes the language of a form and of the next page, and keeps the answers', async () => {
      const { page } = await visit(form('BARANGAY_CLEARANCE'));
      await fillInOnEngine(page, 'BARANGAY_CLEARANCE', ['lname', 'schedule']);
      await chooseLanguage(page, 'fil');
      await seeText(page, filipino.form.form.submit, 'main');
      expect(await valueIn(page, 'lname')).toBe(residentAnswers.lname);
      expect(await valueIn(page, 'schedule')).toBe(residentAnswers.schedule);
      await page.open('/home');
      await seeText(page, filipino.parts.hero.title[1]);
      await chooseLanguage(page, 'en');
      await seeText(page, partMessages.english.hero.title[1]);
    });

    journey('opens the drawer, closes it by Escape, and opens a page from it', async () => {
      const { page } = await visit('/home');
      await page.click(button(partMessages.english.menu));
      await expect.poll(() => countOf(page, 'dialog[open]')).toBe(1);
      await page.press('Escape');
      await expect.poll(() => countOf(page, 'dialog[open]')).toBe(0);
      expect(await page.run(() => document.activeElement?.localName)).toBe('button');
      await page.click(button(partMessages.english.menu));
      await page.click({ css: 'dialog[open] a', name: 'Resident', isExact: true });
      await expect.poll(() => countOf(page, 'dialog[open]')).toBe(0);
      await seePath(page, '/Resident');
    });

    journey('opens a menu panel on hover, and opens a page from it', async () => {
      const { page } = await visit('/home', widths.desk);
      await page.hover({ css: 'header button', name: 'Government', isExact: true });
      await seeText(page, navigationMessages.english.seeAll, 'header');
      await page.click({ css: 'header a', name: 'Elected Officials' });
      await seePath(page, '/Elected-Officials');
      await seeHeading(page, 'Elected Officials');
      await expect.poll(() => textOf(page, 'header')).not.toContain(navigationMessages.english.seeAll);
    });

    journey('finds a service by a misspelled query, and opens its page', async () => {
      const { page } = await visit('/home');
      await page.click(button(searchMessages.english.open));
      await page.type({ css: 'dialog[open] [type=search]' }, 'clearnce');
      await page.click({ css: 'dialog[open] li a', name: 'Issuance of Barangay Clearance' });
      await seeHeading(page, 'Issuance of Barangay Clearance');
      expect(await countOf(page, 'dialog[open]')).toBe(0);
    });

    journey('confirms a request, and shows its state by the receipt code', async () => {
      const { page } = await visit(form('BARANGAY_CERTIFICATIONS'));
      const { id, code } = await send(page, 'BARANGAY_CERTIFICATIONS');
      // By a link: Firefox ends what a page is still reading when another takes its place, which the page logs.
      await page.click({ css: 'footer a[href="/Request_Status"]' });
      await page.type({ css: 'main input', name: statusPageMessages.english.label }, code);
      await page.click(button(statusPageMessages.english.look));
      await seeText(page, receiptMessages.english.status.states.received.title, 'main');
      await seeText(page, id, 'main');
    });

    journey('signs staff in by their token, and stores the state they choose', async () => {
      let code = '';
      const { page, server } = await visit('/staff.html', widths.desk, async (running) => {
        [code = ''] = await seedRequests(createTestClient(running), seededRequests);
      });
      await page.type({ css: 'input', name: staffMessages.signIn.token.label }, server.token);
      await page.press('Enter');
      await page.click({ css: 'button', name: '4f3a' });
      await seeHeading(page, staffMessages.request.title('4f3a'));
      await page.choose({ css: '#newState' }, 'ready');
      await page.click(button(staffMessages.writing.save));
      await seeText(page, staffMessages.writing.saved(receiptMessages.english.status.states.ready.title));
      const receipt = await readDocument(server, `Request_Receipts/list/${code}`);
      expect(receipt).toMatchObject({ recordId: '4f3a', state: 'ready' });
    });

    journey('turns a photograph of staff, removes its place, and stores it with its news item', async () => {
      const { page, server } = await visit('/staff.html', widths.desk);
      const jpeg = await page.run(() => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 2_000, height: 1_500 });
        const context = canvas.getContext('2d')!;
        context.fillStyle = '#f00';
        context.fillRect(0, 0, 1_000, 1_500);
        return canvas.toDataURL('image/jpeg').split(',')[1]!;
      });
      const folder = mkdtempSync(join(tmpdir(), 'barangay-photo-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const path = join(folder, 'photo.jpg');
      writeFileSync(path, addExif(Uint8Array.from(Buffer.from(jpeg, 'base64')), 6));

      await page.type({ css: 'input', name: staffMessages.signIn.token.label }, server.token);
      await page.press('Enter');
      await page.click({ css: 'nav a', name: staffMessages.tabs.content });
      await page.click(button(contentMessages.lists.news.title));
      await page.click(button(contentMessages.create(contentMessages.lists.news.one)));
      await page.type({ css: '#title' }, 'Sample: a photograph');
      await page.chooseFile({ css: 'input[type=file]', name: contentMessages.files.image.choose }, path);
      await page.type({ css: '[id="image.alt"]' }, 'Sample: a red wall');
      await page.click(button(contentMessages.save));
      await seeText(page, contentMessages.saved, 'main');
      const html = await (await fetch(new URL('/News/sample-a-photograph', server.address))).text();
      const [src = ''] = /\/images\/[0-9a-f]{32}\.(?:webp|jpg)/.exec(html) ?? [];
      const bytes = Buffer.from(await (await fetch(new URL(src, server.address))).arrayBuffer());
      // Turned to the right.
      expect(readPixelSize(bytes)).toEqual({ width: 1_200, height: 1_600 });
      expect(bytes.length).toBeLessThanOrEqual(300_000);
      for (const note of ['Exif', 'GPS']) expect(bytes.includes(note)).toBe(false);
    });
  });
};
