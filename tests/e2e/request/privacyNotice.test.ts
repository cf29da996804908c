/** §7 Compares the privacy notice's points on the phone with what the browser's storages contain. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logbookDays } from '../../../src/domain/request/retention.ts';
import {
  fieldRowOf,
  type InputFieldName,
  inputFieldsOf,
  listPersonNouns,
  listSensitiveNouns,
} from '../../../src/form/fields.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import type { FormType } from '../../../src/form/types.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { googleMessages } from '../../../src/i18n/en/google.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { privacyMessages } from '../../../src/i18n/en/privacy.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { toAnchor } from '../../../src/routes/anchor.ts';
import { site } from '../../../src/site.ts';
import { mockAppCheck, withAppCheckBuild } from '../../support/browser/appCheckSite.ts';
import {
  checkRobotBox,
  fillInForm,
  readConfirmation,
  residentAnswers,
  submitForm,
} from '../../support/browser/resident.ts';
import { createTestClock, visit, withBrowser } from '../../support/browser/visit.ts';
import { expectedPersonFields } from '../../support/form/expectedFields.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const mayLog = [/net::ERR_/, /The version check/];
const commits = '**/documents:commit';
const { finished, unfinished } = site.retention;
const [undrafted, person] = [listSensitiveNouns(translateToEnglish), listPersonNouns(translateToEnglish)];
const points = privacyMessages.english.points(finished, unfinished, logbookDays, { undrafted, person });
const textOf = (term: string): string => points.find((point) => point.term === term)!.text;

/** A short answer, such as '1' or 'Single', would match by chance: as JSON it has quotes around it. */
const answers = { ...residentAnswers, priority: 'yes' };
const answeredFieldsOf = (type: FormType) => inputFieldsOf(type).filter((name) => answers[name] !== '');
const quoted = (name: InputFieldName): string => JSON.stringify(answers[name]);

interface Held {
  readonly tab: string;
  readonly phone: string;
}

/** All texts of the tab, and of the phone: storage, cookies, caches and the names of databases. */
const held = async (page: Page): Promise<Held> => {
  const [tab, phone] = await page.evaluate(async () => {
    const cached: unknown[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        cached.push(request.url, await (await caches.match(request))?.text());
    return [
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify([{ ...localStorage }, cached, await indexedDB.databases()]),
    ];
  });
  // What is stored as JSON is JSON within JSON.
  const plain = (text: string) => text.replaceAll('\\', '');
  return { tab: plain(tab!), phone: plain(phone! + JSON.stringify(await page.context().cookies())) };
};

type Names = readonly InputFieldName[];

const namesIn = (text: string, names: Names): Names =>
  names.filter((name) => text.includes(quoted(name).replaceAll('\\', '')));

const types = ['INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', 'HEALTH_SERVICES'] as const;

describe('§7 the privacy notice of a form', () => {
  it('opens at the address of its anchor, which the page of the services shares with each form', async () => {
    const visible = async (path: string) => {
      const { page } = await visit(path);
      const rights = page.getByText(textOf('Your rights under RA 10173:'), { exact: true });
      return { page, rights };
    };
    for (const path of ['/Form_Request', requestPath(types[1])]) {
      const opened = await visible(`${path}#${toAnchor('privacy')}`);
      await opened.rights.waitFor();
      await expect
        .poll(() => opened.page.evaluate(() => document.activeElement?.id))
        .toBe(toAnchor('privacy'));
      const closed = await visible(path);
      await closed.rights.waitFor({ state: 'attached' });
      expect(await closed.rights.isVisible()).toBe(false);
    }
  });

  for (const type of types)
    it(`the notice matches what the browser stores of ${type} as a draft, on the phone, queued, saved, and sent`, async () => {
      const names = answeredFieldsOf(type);
      const secret = names.filter((name) => fieldRowOf(name).sensitive === true);
      const open = names.filter((name) => !secret.includes(name));
      const { page } = await visit(requestPath(type), { mayLog });

      await fillInForm(page, type, answers);
      await checkRobotBox(page);
      expect(namesIn((await held(page)).tab, open)).toEqual(open);
      const asDraft = await held(page);
      expect(namesIn(asDraft.tab, secret)).toEqual([]);
      expect(namesIn(asDraft.phone, names)).toEqual([]);

      await page.getByLabel(draftMessages.english.keep).check();
      expect(namesIn((await held(page)).phone, open)).toEqual(open);
      expect(namesIn((await held(page)).phone, secret)).toEqual([]);
      await page.getByLabel(draftMessages.english.keep).uncheck();
      expect(namesIn((await held(page)).phone, names)).toEqual([]);

      await page.route(commits, (route) => route.abort());
      await page.route('**/version.json', (route) => route.abort());
      await submitForm(page);
      await page.getByLabel(sendingMessages.english.waiting.keep).waitFor();
      const waiting = await held(page);
      expect(waiting.phone).toMatch(/"sent [0-9a-f-]{36}":/);
      // From Submit on, the draft holds the receipt code.
      expect(waiting.tab).toMatch(/"sent":\{"code":"[0-9a-f-]{36}"/);
      expect(namesIn(waiting.phone, names)).toEqual([]);
      expect(namesIn(waiting.tab, secret)).toEqual([]);

      await page.getByLabel(sendingMessages.english.waiting.keep).check();
      await page.getByText(sendingMessages.english.waiting.onPhone).waitFor();
      expect(namesIn((await held(page)).phone, names)).toEqual(names);

      await page.unroute(commits);
      await page.unroute('**/version.json');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const { id, code } = await readConfirmation(page);
      const sent = await held(page);
      // The tab keeps the day, and no other answer; the phone keeps none.
      expect(namesIn(sent.tab, names)).toEqual(['schedule']);
      expect(namesIn(sent.phone, names)).toEqual([]);
      for (const each of ['the reference number', 'the receipt code', 'your day'])
        expect(textOf('In this tab:')).toContain(each);
      for (const each of [id, code]) expect(sent.tab).toContain(`"${each}"`);
      expect(sent.phone).not.toContain(code);

      await page.getByRole('button', { name: outcomeMessages.english.success.keep.clear }).click();
      await page.getByText(outcomeMessages.english.success.keep.cleared).waitFor();
      const cleared = await held(page);
      expect(namesIn(cleared.tab + cleared.phone, names)).toEqual([]);
      expect(cleared.tab + cleared.phone).not.toContain(code);
    });

  it("the draft of another request for the same person has the person's answers, as the notice says", async () => {
    const [type, next] = types;
    const lead = outcomeMessages.english.success.samePerson.lead(person);
    const { page } = await visit(requestPath(type), { mayLog });
    await fillInForm(page, type);
    await checkRobotBox(page);
    await submitForm(page);
    await readConfirmation(page);
    await page.getByRole('button', { name: outcomeMessages.english.success.samePerson.open }).click();
    await page.getByText(lead, { exact: true }).waitFor();
    // The receipt holds the day.
    const names = [...new Set(types.flatMap(answeredFieldsOf))].filter((name) => name !== 'schedule');
    expect(namesIn((await held(page)).tab, names)).toEqual([]);
    await page.getByRole('button', { name: requestMessages.english.services[next].name }).click();
    expect([...namesIn((await held(page)).tab, names)].sort()).toEqual([...expectedPersonFields].sort());
    expect(namesIn((await held(page)).phone, names)).toEqual([]);
    await page.getByRole('button', { name: draftMessages.english.clear }).click();
    await page.getByRole('button', { name: draftMessages.english.sure.yes }).click();
    expect(namesIn((await held(page)).tab, names)).toEqual([]);
  });

  it('deletes a draft and a saved request older than 24 hours when another page is opened', async () => {
    const day = 24 * 3_600_000;
    const draft = (type: string, keptAt: number) =>
      [`draft ${type}`, JSON.stringify({ formType: type, values: { lname: 'Sample-Ñ' }, keptAt })] as const;
    const now = testNow;
    const old = [
      draft('BARANGAY_CLEARANCE', now - day - 60_000),
      [
        'waiting HEALTH_SERVICES',
        JSON.stringify({ keptAt: now - day - 60_000, values: { lname: 'Sample-Ñ' } }),
      ],
    ] as const;
    const recent = draft('HEALTH_SERVICES', now - day / 2);
    const { page } = await visit('/Resident', {
      before: (opening) =>
        opening.addInitScript(
          (entries) => {
            for (const [key, text] of entries) localStorage.setItem(key, text);
          },
          [...old, recent],
        ),
    });
    const keys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^(?:draft|waiting) /.test(key)));
    await expect.poll(keys).toEqual([recent[0]]);
  });
});

describe('§7 the privacy notice of a site on Cloud Firestore', () => {
  const guarded = withAppCheckBuild();
  it('explains that Google stores the records, and what reCAPTCHA collects', async () => {
    const server = await startTestServer({ dist: guarded.dist, now: createTestClock() });
    const { page } = await visit(requestPath(types[0]), {
      server,
      before: (_, context) => mockAppCheck(context, server),
    });
    await page.getByText(formMessages.english.privacy.more).click();
    for (const { text } of [googleMessages.english.stored, googleMessages.english.point])
      await page.getByText(text, { exact: true }).waitFor();
  });
});
