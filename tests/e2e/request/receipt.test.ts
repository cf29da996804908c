/** The confirmation and its receipt: what it shows, saves and prints, and the page that looks it up (§2, §3, §8; failures 24, 28, 30). */

import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import type { FormType } from '../../../src/form/types.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { sharingMessages } from '../../../src/i18n/en/sharing.ts';
import { statusPageMessages } from '../../../src/i18n/en/statusPage.ts';
import { allLocales, locales } from '../../../src/i18n/locales.ts';
import { site } from '../../../src/site.ts';
import { holdCalls } from '../../support/browser/holdCalls.ts';
import { countPdfSheets, oneSheet } from '../../support/browser/pdf.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { post, testDocumentsRoot } from '../../support/server/runningServer.ts';
import { createTestClient, receiptDocumentName, seedRequests } from '../../support/server/staffCommands.ts';

withBrowser();

const absent = '01234567-89ab-4f3a-9c1b-0123456789ab';
const present = '01234567-89ab-4bbb-9c1b-0123456789ab';
const { keep, calendar, picture } = receiptMessages.english;
const sharing = sharingMessages.english;
const status = { ...statusPageMessages.english, ...receiptMessages.english.status };
const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.getByRole('textbox', { name: status.label });
const statusText = (page: Page, title: string) =>
  main(page).getByRole('status').getByText(title, { exact: true });

/** Submits a request, and waits for the confirmation with the charter's requirements. */
const send = async (page: Page, type: FormType, but: Parameters<typeof fillInForm>[2] = {}) => {
  await fillInForm(page, type, but);
  await checkRobotBox(page);
  await submitForm(page);
  const receipt = await readConfirmation(page);
  await page.getByRole('img', { name: receiptMessages.english.qr }).waitFor();
  await main(page).getByText('For New Applicants').waitFor();
  return receipt;
};

const sent = async (type: FormType, options: Parameters<typeof visit>[1] = {}) => {
  const visited = await visit(requestPath(type), options);
  return { ...visited, ...(await send(visited.page, type)) };
};

/** The path of a QR code as a camera sees it: eight pixels a module, black on white. */
const imageOf = (side: number, path: string) => {
  const scale = 8;
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let down = 0; down < scale; down++) {
      const start = ((Number(y) * scale + down) * width + Number(x) * scale) * 4;
      for (let at = start; at < start + scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  return { width, height: width, data };
};

/** Whether some pixels of these rows are dark. */
const darkPixels = ({ data, width }: PNG, from: number, rows: number): boolean =>
  data
    .subarray(Math.floor(from) * width * 4, Math.floor(from + rows) * width * 4)
    .some((value, at) => at % 4 === 0 && value < 100);

/** Every text that the page writes into a picture. */
const recordDrawnTexts = (page: Page) =>
  page.addInitScript(() => {
    const texts: string[] = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
      texts.push(text);
      fillText.call(this, text, ...at);
    };
    Object.assign(window, { drawnTexts: texts });
  });

const drawnTexts = (page: Page) =>
  page.evaluate(() => (window as never as { drawnTexts: readonly string[] }).drawnTexts);

/** What a browser does with a canvas that it does not let a page use. */
const canvasFailures: readonly (readonly [failure: string, replace: () => void])[] = [
  [
    'the browser has no canvas',
    () => {
      Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
    },
  ],
  [
    'the browser makes no file of a canvas',
    () => {
      Object.assign(HTMLCanvasElement.prototype, { toBlob: (done: (blob: null) => void) => done(null) });
    },
  ],
  [
    'the browser blanks a canvas against tracking',
    () => {
      const { getImageData } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.getImageData = function (this: CanvasRenderingContext2D, ...at) {
        const read = getImageData.apply(this, at);
        read.data.fill(255);
        return read;
      };
    },
  ],
];

/** Presses the button, and returns the file that the browser saves. */
const download = async (page: Page, name: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
};

/** Every outgoing request, as text. */
const outgoing = (context: BrowserContext): readonly string[] => {
  const all: string[] = [];
  context.on('request', (request) => {
    // A fragment is never sent.
    const [address] = request.url().split('#');
    const headers = JSON.stringify(request.headers());
    all.push(`${request.method()} ${address} ${request.postData() ?? ''} ${headers}`);
  });
  return all;
};

describe('§2 the confirmation', () => {
  it('focuses the heading, and shows reference, fee, time, requirements and the person to ask', {
    tags: 'smoke',
  }, async () => {
    const { page, id } = await sent('BARANGAY_CLEARANCE');
    const heading = main(page).getByRole('heading', {
      level: 1,
      name: outcomeMessages.english.success.title,
    });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const text of [
      id,
      'Barangay Clearance: ₱50',
      'About 30 minutes',
      'The law gives the hall 3 working days from complete papers and payment: Tuesday, 13 May.',
      'Zone Clearance, from the leader of your zone',
      'Valid ID or Birth Certificate',
      'Two recent photographs',
      'Previous clearance',
      'Do not send a second request. Call the barangay secretary',
    ])
      await main(page).getByText(text).first().waitFor();
    expect(await main(page).getByText('Zone Clearance').count()).toBe(1);
    const papers = main(page)
      .locator('section')
      .filter({ hasText: formMessages.english.requirements.confirmationTitle });
    expect(await papers.locator('h3, li').allTextContents()).toEqual([
      'Zone Clearance, from the leader of your zone',
      'Valid ID or Birth Certificate',
      'For free papers of a first job (first-time jobseeker, RA 11261): 6 months or more of living here, and an oath of undertaking signed at the hall',
      formMessages.english.requirements.thisPage,
      'For New Applicants',
      'Two recent photographs',
      'Community Tax Certificate',
      'For Renewal',
      'Previous clearance',
    ]);
  });

  /** Answers as long as their fields take. */
  const fillTexts = (extra: object): Parameters<typeof fillInForm>[2] => {
    const passage = (most: number) => `${'Sample words in a row, '.repeat(50).slice(0, most - 1)}x`;
    const most = { lname: 80, fname: 80, mname: 80, birthPlace: 120, address: 200, purpose: 500, ...extra };
    return Object.fromEntries(Object.entries<number>(most).map(([name, length]) => [name, passage(length)]));
  };

  it('shows the answers as they were stored, and prints each below its label on one sheet, in each language', async () => {
    const { page, server } = await visit(requestPath('REQUEST_BARANGAY_OWN_USE'));
    const { id } = await send(page, 'REQUEST_BARANGAY_OWN_USE', fillTexts({ requestDetails: 1000 }));
    const { body } = await post(
      server,
      ':batchGet',
      { documents: [`${testDocumentsRoot}/${site.root}/Form_Requests/list/${id}`] },
      'staff',
    );
    const [{ found }] = body as [{ found: { fields: Record<string, Record<string, unknown>> } }];
    for (const name of [
      'lname',
      'fname',
      'mname',
      'age',
      'birthPlace',
      'sex',
      'status',
      'email',
      'address',
      'zone',
      'purpose',
      'requestDetails',
    ] as const) {
      const [stored] = Object.values(found.fields[name] ?? {});
      const row = main(page)
        .locator('dl > div')
        .filter({ has: page.getByText(fieldMessages.english.fields[name].label, { exact: true }) });
      expect([name, await row.locator('dd').textContent()]).toEqual([name, String(stored)]);
    }
    expect(await countPdfSheets(page)).toEqual(oneSheet);

    const readRooms = () =>
      main(page)
        .locator('[data-room]')
        .filter({ has: page.locator('dd:visible') })
        .evaluateAll((rows) =>
          rows.map((row) => {
            const [label, answer] = [row.querySelector('dt')!, row.querySelector('dd')!];
            const below = answer.getBoundingClientRect().top >= label.getBoundingClientRect().bottom - 1;
            return [below, answer.clientWidth >= 100];
          }),
        );
    for (const locale of allLocales) {
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: locales[locale] }).click();
      await page.locator(`html[lang=${locale}]`).waitFor({ state: 'attached' });
      await page.emulateMedia({ media: 'print' });
      // The width of A4 between its margins.
      await page.setViewportSize({ width: 700, height: 1_000 });
      await expect.poll(async () => (await readRooms()).length).toBeGreaterThan(10);
      const faults = (await readRooms()).filter(([isBelow, isWide]) => !isBelow || !isWide);
      expect([locale, faults]).toEqual([locale, []]);
    }
  });

  it('saves its link as a QR code, a calendar file, a text and a picture, without any answer but the day', async () => {
    const { page, id, code } = await sent('BARANGAY_CLEARANCE', {
      permissions: ['clipboard-read', 'clipboard-write'],
      before: recordDrawnTexts,
    });
    const address = `${new URL(page.url()).origin}/Request_Status#${code}&clearance`;
    expect(await page.getByRole('link', { name: receiptMessages.english.link }).getAttribute('href')).toBe(
      address,
    );
    const qrCode = page.getByRole('img', { name: receiptMessages.english.qr });
    const side = Number((await qrCode.getAttribute('viewBox'))?.split(' ')[2]);
    const dark = (await qrCode.locator('path').getAttribute('d')) ?? '';
    expect(decodeQR(imageOf(side, dark))).toBe(address);
    expect(await countPdfSheets(page)).toEqual(oneSheet);

    const file = await download(page, calendar.save);
    expect(file.name).toBe(`${site.tag}-${id}.ics`);
    const text = file.content.toString('utf8').replace(/\r\n[ \t]/g, '');
    expect(text).toContain('\r\nDTSTART:20310508T013000Z\r\n');
    expect(text).toContain(`\r\nSUMMARY:Barangay Clearance: reference number ${id}\r\n`);
    for (const secret of ['Sample-Ñ', 'Resident', 'example.com', 'Job', '1990', code])
      expect(text).not.toContain(secret);

    await page.getByRole('button', { name: keep.copy }).click();
    await page.getByText(keep.copied).waitFor();
    // Pasted as a person does: the site's policy lets no page read the clipboard.
    const pasted = await page.evaluateHandle(() =>
      document.body.appendChild(document.createElement('textarea')),
    );
    await pasted.focus();
    await page.keyboard.press('Control+V');
    const copied = await pasted.inputValue();
    await pasted.evaluate((box) => box.remove());
    expect(copied.split(/\r?\n/)).toEqual([
      `Barangay Clearance, reference number ${id}`,
      expect.stringContaining('8 May 2031'),
      address,
    ]);

    const saved = await download(page, picture.save);
    expect(saved.name).toBe(`${site.tag}-${id}.png`);
    await page.getByRole('status').getByText(picture.saved).waitFor();
    const png = PNG.sync.read(saved.content);
    expect(png.width).toBe(1080);
    expect(decodeQR(png)).toBe(address);
    // Each twelfth of its height has something dark: neither a blank picture nor one that ends early.
    for (let part = 0; part < 12; part++)
      expect([part, darkPixels(png, (part * png.height) / 12, png.height / 12)]).toEqual([part, true]);
    const texts = (await drawnTexts(page)).join(' ');
    for (const shown of [
      id,
      'Barangay Clearance',
      'Thursday, 8 May 2031',
      site.hall.name.split(',')[0]!,
      'Zone Clearance',
    ])
      expect(texts).toContain(shown);
    for (const secret of ['Sample-Ñ', 'Resident', 'example.com', 'Job', '1990', 'Single', 'Sample address'])
      expect(texts).not.toContain(secret);

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: keep.copy }).click();
    const lines = page.getByLabel(sharing.byHand);
    await expect.poll(() => lines.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await lines.inputValue()).toContain(code);
  });

  it('advises a screenshot where a picture cannot be made or its code not be loaded, and goes on', async () => {
    const { page } = await sent('BARANGAY_CLEARANCE', { mayLog: [/ERR_FAILED/] });
    await page.route('**/assets/receiptPicture-*.js', (route) => route.abort());
    await page.getByRole('button', { name: picture.save }).click();
    await page.getByRole('status').getByText(picture.failed).waitFor();
    await page.unroute('**/assets/receiptPicture-*.js');
    expect((await download(page, picture.save)).name).toMatch(/\.png$/);
    for (const [, replace] of canvasFailures) {
      // The tab still has the receipt, and the next document a canvas.
      await page.reload();
      await readConfirmation(page);
      await page.evaluate(replace);
      await page.getByRole('button', { name: picture.save }).click();
      await page.getByRole('status').getByText(picture.failed).waitFor();
    }
  });

  it("shares the picture where the phone shares files, or else the link, without the citizen's name", async () => {
    const { page, id, code } = await sent('BARANGAY_CLEARANCE', {
      permissions: ['clipboard-read', 'clipboard-write'],
      before: (opening) =>
        opening.addInitScript(() => {
          Object.assign(navigator, {
            share: async ({ text }: { text: string }) => void Object.assign(window, { shared: text }),
          });
        }),
    });
    const readShared = () => page.evaluate(() => (window as never as { shared: unknown }).shared);
    await page.getByRole('button', { name: sharing.share }).click();
    const shared = await readShared();
    expect(shared).toContain(`/Request_Status#${code}`);
    expect(shared).not.toContain('Sample-Ñ');

    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: readonly File[] }) => {
          Object.assign(window, {
            shared: files.map(({ name, type, size }) => [name, type, size > 10_000]),
          });
          throw new DOMException('closed', 'AbortError');
        },
      });
    });
    await page.reload();
    await readConfirmation(page);
    await page.getByRole('button', { name: sharing.share }).click();
    await page.waitForFunction(() => 'shared' in window);
    expect(await readShared()).toEqual([[`${site.tag}-${id}.png`, 'image/png', true]]);
    await page.getByText(keep.busy).waitFor({ state: 'detached' });
    expect(await page.getByText(keep.copied).count()).toBe(0);

    // The picture took too long, and then sharing fails.
    await page.addInitScript(() => {
      Object.assign(window, { isFresh: false });
      Object.defineProperty(navigator, 'userActivation', {
        get: () => ({ isActive: Reflect.get(window, 'isFresh') }),
      });
      Object.assign(navigator, { share: () => Promise.reject(new TypeError('no')) });
    });
    await page.reload();
    await readConfirmation(page);
    await page.getByRole('button', { name: sharing.share }).click();
    await page.getByText(keep.shareReady).waitFor();
    await page.evaluate(() => Object.assign(window, { isFresh: true }));
    await page.getByRole('button', { name: sharing.share }).click();
    await page.getByText(keep.copied).waitFor();
  });

  it('prints health services on one sheet, and names them in no picture, no message and no calendar', async () => {
    const { page } = await visit('/Form_Request/health', { before: recordDrawnTexts });
    const { id } = await send(page, 'HEALTH_SERVICES', fillTexts({ medicalCondition: 1000 }));
    expect(await countPdfSheets(page)).toEqual(oneSheet);
    const { content } = await download(page, picture.save);
    expect(decodeQR(PNG.sync.read(content))).not.toMatch(/&|health/i);
    expect((await drawnTexts(page)).join(' ')).toContain(id);
    expect((await drawnTexts(page)).join(' ')).not.toMatch(/health|yellow card/i);
    expect(String((await download(page, calendar.save)).content)).not.toMatch(/health/i);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: keep.copy }).click();
    expect(await page.getByLabel(sharing.byHand).inputValue()).not.toMatch(/health/i);
  });
});

describe('§3 /Request_Status', () => {
  it("shows 'received' for the confirmation's link, and sends the receipt code only in the look-up", {
    tags: 'smoke',
  }, async () => {
    const visited = await visit('/Form_Request/clearance');
    const { page, context } = visited;
    const { id, code } = await send(page, 'BARANGAY_CLEARANCE');
    const all = outgoing(context);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: receiptMessages.english.link }).click(),
    ]);
    await statusText(opened, status.states.received.title).waitFor();
    await main(opened).getByText(id, { exact: true }).waitFor();
    const holding = all.filter((text) => text.includes(code));
    expect(holding).toEqual([
      expect.stringMatching(
        /^POST \S+\/documents:batchGet \{"documents":\["[^"]+\/Request_Receipts\/list\/[^"/]+"\]/,
      ),
    ]);
    expect(holding[0]?.split(' ')[1]).not.toContain(code);
    expect(await opened.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByText(outcomeMessages.english.success.alert).waitFor();
  });

  it('looks up a code typed by keyboard, again when the fragment changes, and after a failure, and never logs the code', async () => {
    const { page, server } = await visit('/Request_Status', {
      mayLog: [/^A receipt could not be read: (?!.*0123)/, /503/],
    });
    const client = createTestClient(server);
    await seedRequests(client, [
      { id: '4f3a', code: absent },
      { id: '4bbb', code: present },
    ]);
    await client.post(':commit', { writes: [{ delete: receiptDocumentName(client, absent) }] });
    await field(page).focus();
    await page.keyboard.type(absent.toUpperCase());
    await page.keyboard.press('Enter');
    await statusText(page, status.notReceived.title).waitFor();
    await page.getByText(status.notReceived.over(30)).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${absent}`);
    await page.evaluate((next) => {
      location.hash = next;
    }, present);
    await statusText(page, status.states.received.title).waitFor();
    await page.goBack();
    await statusText(page, status.notReceived.title).waitFor();

    await page.route('**/documents:batchGet', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await statusText(page, status.unreadable.title).waitFor();
    await page.unroute('**/documents:batchGet');
    const answer = await holdCalls(page, '**/documents:batchGet');
    await page.getByRole('button', { name: status.again }).click();
    await statusText(page, status.looking).waitFor();
    answer();
    await statusText(page, status.notReceived.title).waitFor();
  });
});
