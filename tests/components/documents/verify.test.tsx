/** /Verify: what anyone sees of a printed document, by its code and the register (§3; failures 22). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { formatDay } from '../../../src/domain/dates/formatDay.ts';
import type { DocumentClaims } from '../../../src/domain/documents/documentCode.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { verifyTexts } from '../../../src/i18n/verify.ts';
import { site } from '../../../src/site.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore } from '../../support/components/testStore.ts';
import {
  createSigner,
  createStoredYear,
  findCheckId,
  type SampleSigner,
  sampleClaims,
} from '../../support/documentCodes.ts';
import { testNow } from '../../support/testNow.ts';

const texts = verifyTexts.en;
const { print, standing } = texts;
const unchanged = print.unchanged.title(site.barangay);
const signer: Promise<SampleSigner> = createSigner();

/** The server's time: the page's own clock is the phone's. */
let serverNow = testNow;
beforeEach(() => {
  serverNow = testNow;
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    input === '/version.json'
      ? new Response(null, { headers: { date: new Date(serverNow).toUTCString() } })
      : fetch(input, init),
  );
});
afterEach(() => vi.restoreAllMocks());

interface Register {
  readonly cancelled?: readonly number[];
  readonly isRegistered?: boolean;
  readonly until?: number;
  readonly hasKey?: boolean;
}

/** A store whose register has the sample document. */
const createRegister = async (
  { cancelled = [], isRegistered = true, until, hasKey = true }: Register,
  claims: DocumentClaims,
) => {
  const { kid, key } = await signer;
  const store = createTestStore();
  store.register.keys = hasKey ? { [kid]: { ...key, ...(until !== undefined && { until }) } } : {};
  store.register.years = { '2031': createStoredYear(cancelled) };
  if (isRegistered) store.register.checks.add(await findCheckId(claims));
  return store;
};

const openPaper = async (
  register: Register = {},
  claims: DocumentClaims = sampleClaims,
  options: Parameters<typeof renderSite>[1] = {},
) => {
  const store = await createRegister(register, claims);
  const code = await (await signer).sign(claims);
  return { code, ...(await renderSite(`/Verify#${code}`, { store, ...options })) };
};

const boxes = getMain().getByCss('[role="status"] strong');
const expectBoxes = (titles: readonly string[]) => expect.poll(() => readTexts(boxes)).toEqual(titles);
const rows = getMain().getByCss('dl > div');
const readRows = () => rows.elements().map((row) => [...row.children].map(({ textContent }) => textContent));

/** The color of the edge of each box, as the names of the tones that have it. */
const readTones = (): readonly string[] => {
  const root = getComputedStyle(document.documentElement);
  const tones = { leaf: 'good', gold: 'warning', info: 'neutral' } as const;
  const probe = document.createElement('i');
  document.body.append(probe);
  const nameOf = Object.entries(tones).map(([token, tone]) => {
    probe.style.color = root.getPropertyValue(`--${token}`);
    return [getComputedStyle(probe).color, tone] as const;
  });
  probe.remove();
  return boxes.elements().map((title) => {
    const { borderLeftColor } = getComputedStyle(title.parentElement!.parentElement!);
    return nameOf.find(([color]) => color === borderLeftColor)?.[1] ?? borderLeftColor;
  });
};

describe('§3 a document that the register has', () => {
  it('is valid: green is the answer of the register, and the fact about the ink is not', async () => {
    const { store } = await openPaper();
    await expectBoxes([unchanged, standing.valid.title('')]);
    expect(readTones()).toEqual(['neutral', 'good']);
    // StrictMode, which tests and development have, starts a machine twice.
    const asked = store.register.reads.map((read) => JSON.stringify(read));
    expect([...new Set(asked)]).toEqual([
      JSON.stringify({ check: await findCheckId(sampleClaims), year: '2031' }),
    ]);
  });

  it('is beside what the paper must show, to compare, and the address of the page', async () => {
    await openPaper();
    await expect.element(getMain().getByText(texts.shown.text)).toBeVisible();
    expect(readRows()).toEqual([
      ['Number', '2031-00042'],
      ['Title', 'Barangay Clearance'],
      ['Name', 'Resident S. Sample-Ñ'],
      ['Purpose', 'Job application'],
      ['Day issued', '6 May 2031'],
      ['Valid until', '6 November 2031'],
    ]);
    await expect.element(getMain().getByText(texts.host(window.location.host))).toBeVisible();
  });

  it('shows no row of what its text does not have', async () => {
    const { exp: _, ...oath } = { ...sampleClaims, sub: '', pur: '' };
    await openPaper({}, oath);
    await expectBoxes([unchanged, standing.valid.title('')]);
    expect(readRows().map(([label]) => label)).toEqual(['Number', 'Title', 'Day issued']);
  });

  it.each<[string, Register, readonly string[], readonly string[]]>([
    ['cancelled', { cancelled: [1, 42] }, [standing.cancelled.title('')], ['warning']],
    ['not in the register', { isRegistered: false }, [standing.notRegistered.title('')], ['warning']],
    [
      'signed with a withdrawn key: beside it nothing is green',
      { until: testNow },
      [texts.withdrawn.title('6 May 2031'), standing.valid.title('')],
      ['warning', 'neutral'],
    ],
    [
      'signed with a key that a restored store has forgotten: beside it nothing is green',
      { hasKey: false },
      [texts.unlisted, standing.valid.title('')],
      ['warning', 'neutral'],
    ],
  ])('may be %s', async (_, register, titles, tones) => {
    await openPaper(register);
    await expectBoxes([unchanged, ...titles]);
    expect(readTones()).toEqual(['neutral', ...tones]);
  });

  it("expires by the server's clock, whatever the phone's is", async () => {
    serverNow = Date.parse('2031-11-06T16:00:00Z');
    await openPaper();
    await expectBoxes([unchanged, 'Expired on 6 November 2031']);
    expect(readTones()).toEqual(['neutral', 'warning']);
    expect(getMain().getByText(/by this phone's clock/).length).toBe(0);
  });
});

describe('§3 a code that is not the hall’s', () => {
  it.each<[string, Register, string]>([
    ['changed', {}, print.changed.title('')],
    [
      'of nobody that the hall knows',
      { hasKey: false, isRegistered: false },
      print.foreign.title(site.barangay),
    ],
  ])('is called so, and nothing that it says is shown: %s', async (_, register, title) => {
    const [header, , signature] = (await (await signer).sign(sampleClaims)).split('.');
    const forged = { ...sampleClaims, sub: 'Somebody Else' };
    const payload = (await (await signer).sign(forged)).split('.')[1];
    const store = await createRegister(register, sampleClaims);
    await renderSite(`/Verify#${header}.${payload}.${signature}`, { store });
    await expectBoxes([title]);
    expect(readTones()).toEqual(['warning']);
    expect(rows.length).toBe(0);
    expect(getMain().getByText(/Somebody Else/).length).toBe(0);
  });

  it.each(['none', 'a.b.c', '%E0%A4%A', '<img src=x onerror=ran=1>', '__proto__'])(
    'is no code with %j, and asks the register for nothing',
    async (text) => {
      const store = createTestStore();
      const { readAddress } = await renderSite(`/Verify#${text}`, { store });
      await expectBoxes([texts.malformed.title]);
      await expect.element(getMain().getByText(texts.how.scan)).toBeVisible();
      await expect.poll(readAddress).toBe('/Verify');
      expect(store.register.reads).toEqual([]);
      expect('ran' in window).toBe(false);
    },
  );

  it('shows a hostile name as text', async () => {
    await openPaper({}, { ...sampleClaims, sub: '<img src=x onerror=ran=1>\u202e' });
    await expect.element(getMain().getByText('<img src=x onerror=ran=1>?')).toBeVisible();
    expect('ran' in window).toBe(false);
  });
});

describe('§3 the code of the address', () => {
  it('leaves the address at once, and stays for another check', async () => {
    const { readAddress, store, goTo } = await openPaper();
    await expectBoxes([unchanged, standing.valid.title('')]);
    await expect.poll(readAddress).toBe('/Verify');
    store.register.years = { '2031': createStoredYear([42]) };
    await getMain().getByRole('button', { name: texts.again }).click();
    await expectBoxes([unchanged, standing.cancelled.title('')]);
    goTo('/Verify#none');
    await expectBoxes([texts.malformed.title]);
  });

  it('is forgotten for the code of another paper', async () => {
    const other = { ...sampleClaims, jti: '2031-00043', sub: 'Another Sample' };
    const { goTo } = await openPaper();
    await expectBoxes([unchanged, standing.valid.title('')]);
    goTo(`/Verify#${await (await signer).sign(other)}`);
    await expectBoxes([unchanged, standing.notRegistered.title('')]);
    expect(readRows()[2]).toEqual(['Name', 'Another Sample']);
  });

  it('is no link to a part of the page', async () => {
    const { goTo, readAddress } = await openPaper();
    await expectBoxes([unchanged, standing.valid.title('')]);
    const { id } = document.querySelector('main')!;
    goTo(`/Verify#${id}`);
    await expect.poll(readAddress).toBe(`/Verify#${id}`);
    await expectBoxes([unchanged, standing.valid.title('')]);
  });
});

describe('§7 a check without internet', () => {
  const openOffline = async (phone: Readonly<Record<string, unknown>>, claims = sampleClaims) => {
    const store = await createRegister({}, claims);
    store.register.fails = true;
    const code = await (await signer).sign(claims);
    const stored = Object.fromEntries(
      Object.entries(phone).map(([key, found]) => [
        `read documentRegister ${key}`,
        JSON.stringify({ readAt: testNow - 86_400_000, found }),
      ]),
    );
    const mayLog = [/^A document could not be checked: Error: The records answered: unreachable\.$/];
    return renderSite(`/Verify#${code}`, { store, phone: stored, mayLog });
  };
  const createLists = async (cancelled: readonly number[] = []) => {
    const { kid, key } = await signer;
    return { keys: { [kid]: key }, '2031': createStoredYear(cancelled) };
  };

  it('says what the ink is, the day of the last list, and by whose clock', async () => {
    const { store } = await openOffline(await createLists());
    await expectBoxes([unchanged, standing.notRead.title('')]);
    expect(readTones()).toEqual(['neutral', 'neutral']);
    await expect.element(getMain().getByText(/you are offline/)).toBeVisible();
    await expect.element(getMain().getByText(/Last list: 5 May 2031\./)).toBeVisible();
    await expect.element(getMain().getByText(/by this phone's clock: 6 May 2031\./)).toBeVisible();
    store.register.fails = false;
    await getMain().getByRole('button', { name: texts.again }).click();
    await expectBoxes([unchanged, standing.valid.title('')]);
  });

  it('knows what was cancelled, and what is expired', async () => {
    await openOffline(await createLists([42]));
    await expectBoxes([unchanged, standing.cancelled.title('')]);
    await openOffline(await createLists(), { ...sampleClaims, exp: testNow / 1000 - 1 });
    await expectBoxes([unchanged, 'Expired on 6 May 2031']);
    await expect.element(getMain().getByText(/by this phone's clock: 6 May 2031\./)).toBeVisible();
  });

  it('cannot tell who printed it on a phone that never had a list', async () => {
    await openOffline({});
    await expectBoxes([print.unknown.title(''), standing.notRead.title('')]);
    await expect.element(getMain().getByText(texts.noList)).toBeVisible();
  });
});

describe('§3 /Verify without a code', () => {
  it.each(allLocales)('says in three steps how to check a paper, and whom to call, in %s', async (locale) => {
    const { how } = verifyTexts[locale];
    await renderSite('/Verify', { locale });
    await expect.element(getMain().getByText(how.scan)).toBeVisible();
    expect(readTexts(getMain().getByRole('listitem'))).toEqual([
      how.scan,
      how.host(window.location.host),
      how.compare,
    ]);
    await expect.element(getMain().getByText(`${window.location.host}/Verify`)).toBeVisible();
    const call = getMain().getByRole('link', {
      name: `${verifyTexts[locale].call}: ${site.hall.telephone.number}`,
    });
    await expect.element(call).toBeVisible();
  });

  it('is linked by nothing else of the site', async () => {
    await renderSite('/home');
    expect(page.getByCss('a[href*="Verify"]').length).toBe(0);
  });

  it.each(allLocales)('says every verdict in %s', async (locale) => {
    const own = verifyTexts[locale];
    await openPaper({ cancelled: [42] }, sampleClaims, { locale });
    await expectBoxes([own.print.unchanged.title(site.barangay), own.standing.cancelled.title('')]);
    const until = formatDay('2031-11-06', localizations[locale].translate);
    expect(readRows().at(-1)).toEqual([own.shown.until, until]);
  });
});
