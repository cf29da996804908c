/** §7. The feedback of citizens on the staff page: the texts of strangers. */
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { FeedbackKind } from '../../../src/form/feedback.ts';
import { site } from '../../../src/site.ts';
import { staffContentMessages as contentMessages } from '../../../src/staff/content/messages.ts';
import { feedbackTabMessages as messages } from '../../../src/staff/feedback/messages.ts';
import { feedbackLimits } from '../../../src/staff-core/feedback.ts';
import { createStaffStore, renderStaff } from '../../support/components/renderStaff.tsx';
import { getControl, openList, openRecord, press } from '../../support/components/staffPage.ts';
import { openStaffTab, writeDocument } from '../../support/components/staffRequests.ts';
import { createSampleFeedback } from '../../support/form/sampleFeedback.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { testNow } from '../../support/testNow.ts';
import { widths } from '../../support/widths.ts';

const millisADay = 86_400_000;

const hostileTexts = [
  ...hostilePayloads,
  'x'.repeat(500),
  '\u202eabc'.repeat(50),
  `a${'\u0301'.repeat(400)}`,
  '\u05d0\u05d1 http://barangay.example',
];
const hostilePages = [
  '//barangay.example/News',
  'javascript:alert(1)',
  '/News/../staff',
  `/${'x'.repeat(239)}`,
];

describe('§7 feedback on the staff page', () => {
  it('shows the texts of strangers as texts, within a phone, and links only to pages of the site', async () => {
    const store = createStaffStore();
    const messagesOfStrangers = [
      ...hostileTexts.map((text) => ({ text })),
      ...hostilePages.map((path) => ({ page: path, text: 'Sample' })),
    ];
    for (const [at, fields] of messagesOfStrangers.entries())
      await writeDocument(store, `Page_Feedback/list/${at}`, {
        ...createSampleFeedback('wrongNumber', testNow),
        ...fields,
      });
    await renderStaff(store, widths.phone);
    await openStaffTab('feedback');
    await expect.element(page.getByRole('heading', { name: messages.counts.title })).toBeVisible();
    expect(page.getByRole('listitem').length).toBe(messagesOfStrangers.length);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    const shown = document.getElementById('staff')!.innerText;
    expect(shown).toContain(hostilePayloads[0]);
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(page.getByCss('#staff :is(script, img, iframe, b b)').elements()).toEqual([]);
    const hrefs = page
      .getByCss('#staff a[target]')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(new Set(hrefs)).toEqual(new Set(['/Emergency-Hotlines']));
  });

  it('deletes on a press what is older than its retention, and counts it', async () => {
    let now = testNow - site.retention.feedback * millisADay;
    const store = createStaffStore({}, { now: () => now });
    const write = (id: string) =>
      writeDocument(store, `Page_Feedback/list/${id}`, { ...createSampleFeedback('wrongNumber', now) });
    await write('1');
    await write('2');
    now += millisADay;
    await write('3');
    now = testNow + 60_000;
    await renderStaff(store);
    await openStaffTab('feedback');
    await expect.element(page.getByText(messages.all(3))).toBeVisible();
    store.fail('unavailable');
    await press(messages.purge.submit);
    await expect.element(page.getByText(messages.purge.failed)).toBeVisible();
    expect(store.readAll('Page_Feedback').size).toBe(3);
    store.fail(null);
    await press(messages.purge.submit);
    await expect.element(page.getByText(messages.purge.done(2))).toBeVisible();
    expect(page.getByText(messages.purge.failed).elements()).toEqual([]);
    expect(page.getByRole('listitem').length).toBe(1);
    expect([...store.readAll('Page_Feedback').keys()]).toEqual(['3']);
    await press(messages.purge.submit);
    await expect.element(page.getByText(messages.purge.done(0))).toBeVisible();
  });

  it('saves all of it as a workbook', async () => {
    const store = createStaffStore();
    await writeDocument(store, 'Page_Feedback/list/1', { ...createSampleFeedback('wrongNumber', testNow) });
    await renderStaff(store);
    await openStaffTab('feedback');
    const saved: [name: string, address: string][] = [];
    const { click } = HTMLAnchorElement.prototype;
    onTestFinished(() => {
      HTMLAnchorElement.prototype.click = click;
    });
    HTMLAnchorElement.prototype.click = function () {
      saved.push([this.download, this.href]);
    };
    await press(messages.save);
    await expect.poll(() => saved).toEqual([['feedback-2031-05-06.xlsx', expect.stringMatching(/^blob:/)]]);
    const bytes = await (await fetch(saved[0]![1])).arrayBuffer();
    const [sheet] = (await readXlsx(new Uint8Array(bytes))).sheets;
    expect(sheet?.rows.map((row) => row.slice(0, 4))).toEqual([
      ['id', 'page', 'kind', 'text'],
      ['1', '/Emergency-Hotlines', 'wrongNumber', 'Sample: 088 000 is of another office.'],
    ]);
  });

  it('leads from a reported number to the record of its hotline, asks about unsaved text first, and counts what is done', async () => {
    const store = createStaffStore({
      contacts: [
        { id: 'desk', name: 'Sample desk', mobileCon1: '0900 001' },
        { id: 'shop', name: 'Sample station', mobileCon1: '0900 002' },
      ],
    });
    for (const [id, text] of ['Sample: 0900 002 rings at a shop.', 'Sample: 088 000 is old.'].entries())
      await writeDocument(store, `Page_Feedback/list/${id}`, {
        ...createSampleFeedback('wrongNumber', testNow),
        text,
      });
    await renderStaff(store);
    await openList('contacts');
    await openRecord('Sample desk');
    await getControl('name').fill('Sample desk of the hall');
    await expect.element(page.getByRole('link', { name: 'Feedback (2)' })).toBeVisible();
    await openStaffTab('feedback');
    const change = page.getByRole('button', { name: new RegExp(`^${messages.change}`) });
    await expect.element(change).toBeVisible();
    expect(change.length).toBe(1);
    await change.click();
    await press(contentMessages.leaving.stay);
    await expect.element(getControl('name')).toHaveValue('Sample desk of the hall');
    await openStaffTab('feedback');
    await change.click();
    await press(contentMessages.leaving.leave);
    await expect.element(getControl('mobileCon1')).toHaveValue('0900 002');
    await openStaffTab('feedback');
    await page.getByRole('button', { name: /^Done/ }).first().click();
    await press(messages.confirm);
    await expect.element(page.getByText(messages.deleted(1))).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Feedback (1)' })).toBeVisible();
  });

  it('counts the same in the name of the tab before and after it is opened, however many only pressed a button', async () => {
    const store = createStaffStore();
    const write = (id: string, kind: FeedbackKind) => ({
      update: {
        name: `${store.client.root}/${site.root}/Page_Feedback/list/${id}`,
        fields: encodePlainObject({ ...createSampleFeedback(kind, testNow) }),
      },
    });
    const writes = Array.from({ length: feedbackLimits.newest + 1 }, (_, at) => write(`p${at}`, 'useful'));
    await store.client.post(':commit', { writes: [write('0', 'wrongNumber'), ...writes] });
    // The store of these tests ignores filters.
    const post = async (call: string, body: object): Promise<unknown> => {
      const answer = (await store.client.post(call, body)) as readonly object[];
      return JSON.stringify(body).includes('"IN"')
        ? answer.filter((each) => !JSON.stringify(each).includes('"useful"'))
        : answer;
    };
    await renderStaff({ ...store, client: { ...store.client, post } });
    const tab = page.getByRole('link', { name: 'Feedback (1)', exact: true });
    await expect.element(tab).toBeVisible();
    await openStaffTab('feedback');
    await expect.element(page.getByRole('heading', { name: `${messages.reports.title} (1)` })).toBeVisible();
    await expect.element(tab).toBeVisible();
  });
});
