/** Papers and fees of what is asked for: by one function for form, confirmation, picture and counter. */
import { describe, expect, it } from 'vitest';
import {
  hasNewAndRenewal,
  narrowResult,
  narrowService,
} from '../../../../src/components/charter/narrowService.ts';
import { listPapersLine } from '../../../../src/components/charter/papersLine.ts';
import { type ServiceSummary, toFormService } from '../../../../src/content/models/formService.ts';
import type { PaperChoice } from '../../../../src/form/certificate.ts';
import { allLocales, type Locale } from '../../../../src/i18n/locales.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';
import { readContentList } from '../../../support/components/testStore.ts';

const base: ServiceSummary = {
  id: 'a',
  lang: undefined,
  fees: [],
  time: '',
  requirements: { general: [], newcomers: [], renewal: [] },
  isSample: false,
};
const narrow = (
  service: Omit<Partial<ServiceSummary>, 'requirements'> & {
    readonly requirements?: Partial<ServiceSummary['requirements']>;
  },
  choice: Partial<PaperChoice>,
  locale: Locale = 'en',
): ServiceSummary =>
  narrowService(
    { ...base, ...service, requirements: { ...base.requirements, ...service.requirements } },
    { certificate: null, newOrRenewal: null, ...choice },
    localizations[locale].translate,
  );
const feesOf = (fees: readonly string[], choice: Partial<PaperChoice>, locale?: Locale) =>
  narrow({ fees, requirements: { newcomers: ['x'], renewal: ['y'] } }, choice, locale).fees;
const papersOf = (general: readonly string[], choice: Partial<PaperChoice>, locale?: Locale) =>
  narrow({ requirements: { general, newcomers: ['x'], renewal: ['y'] } }, choice, locale).requirements
    .general;

describe('the fees of a choice', () => {
  const fees = [
    'Certificate of residency: ₱50',
    'Certificate of INDIGENCY: free',
    'First-time jobseeker: free, once (RA 11261)',
    'Certificate of good moral character: ₱75',
  ];

  it.each([
    ['residency', [fees[0]]],
    ['indigency', [fees[1]]],
    ['first job', [fees[2]]],
    ['another', fees],
    [null, fees],
  ] as const)('are the lines that name it: %s', (certificate, lines) => {
    expect(feesOf(fees, { certificate })).toEqual(lines);
  });

  it.each([
    [
      ['Any certificate: ₱50', 'Rush: ₱100'],
      ['Any certificate: ₱50', 'Rush: ₱100'],
    ],
    [['Indigency: free', 'Any other: ₱50'], ['Any other: ₱50']],
    [['Indigency: free'], ['Indigency: free']],
    [[], []],
  ])('are those that name no other where none names it: %j', (lines, left) => {
    expect(feesOf(lines, { certificate: 'residency' })).toEqual(left);
  });

  it.each([
    ['Residency or indigency: ₱30', 'indigency', 'en'],
    ['FIRST TIME JOB SEEKER: none', 'first job', 'en'],
    ['Paninirahan: ₱50', 'residency', 'fil'],
    ['Certificate of residency: ₱50', 'residency', 'fil'],
    ['Unang trabaho: libre', 'first job', 'fil'],
    ['Pagkakabos: libre', 'indigency', 'ceb'],
    ['Pagkaresidente: ₱50', 'residency', 'ceb'],
  ] as const)('are named by %j: %s in %s', (line, certificate, locale) => {
    expect(feesOf(['Other: ₱1', line, '(.*)[<b>'], { certificate }, locale)).toEqual([line]);
  });

  it.each([
    [['New: ₱100', 'Renewal: ₱60'], 'new', 'en', ['New: ₱100']],
    [['New: ₱100', 'Renewal: ₱60'], 'renewal', 'en', ['Renewal: ₱60']],
    [['Permit: ₱100', 'Renewal: ₱60'], 'new', 'en', ['Permit: ₱100']],
    [['Bag-o: ₱100', 'Pag-renew: ₱60'], 'new', 'ceb', ['Bag-o: ₱100']],
    // Words outside a label, and parts of words, say nothing.
    [['₱50, paid before the new year', '₱60'], 'renewal', 'en', ['₱50, paid before the new year', '₱60']],
    [
      ['Newspaper notice: ₱5', 'New: ₱9', 'Renewals: ₱60', 'Stamp: ₱30'],
      'renewal',
      'en',
      ['Newspaper notice: ₱5', 'Renewals: ₱60', 'Stamp: ₱30'],
    ],
    [['Bagong kuha: ₱9', 'Selyo: ₱30'], 'renewal', 'fil', ['Selyo: ₱30']],
  ] as const)('of %j for %s in %s are %j', (lines, newOrRenewal, locale, left) => {
    expect(feesOf(lines, { newOrRenewal }, locale)).toEqual(left);
  });

  it('are those of both choices', () => {
    const lines = ['Residency, new: ₱50', 'Residency, renewal: ₱30', 'Indigency, renewal: free'];
    expect(feesOf(lines, { certificate: 'residency', newOrRenewal: 'renewal' })).toEqual([
      'Residency, renewal: ₱30',
    ]);
  });
});

describe('the papers of a choice', () => {
  it.each([
    ['For free papers of a first job (RA 11261): an oath', 'residency', 'en', false],
    ['For free papers of a first job (RA 11261): an oath', 'first job', 'en', true],
    ['For free papers of a first job (RA 11261): an oath', 'another', 'en', true],
    ['Para sa unang trabaho: panunumpa', 'indigency', 'fil', false],
    ['Alang sa unang trabaho: panumpa', 'indigency', 'ceb', false],
    ['For residency or indigency: a voter record', 'indigency', 'en', true],
    ['For a child: the yellow card', 'indigency', 'en', true],
    ['For a solo parent: the solo parent ID', 'residency', 'en', true],
    // It is for everybody, whatever it names.
    ['Proof of residency, such as a bill', 'indigency', 'en', true],
    ['Proof of residency: a bill', 'indigency', 'en', true],
    ['Certificate of indigency from the DSWD', 'residency', 'en', true],
  ] as const)(
    'leave out what is for another one alone: %j for %s in %s: %j',
    (paper, certificate, locale, isLeft) => {
      expect(papersOf(['Valid ID', paper], { certificate }, locale)).toEqual(
        isLeft ? ['Valid ID', paper] : ['Valid ID'],
      );
    },
  );

  it('are those of new applicants or of a renewal, where the charter has both', () => {
    const requirements = {
      general: ['Valid ID', 'For renewal: the old plate'],
      newcomers: ['Photo'],
      renewal: ['Permit'],
    };
    expect(narrow({ requirements }, { newOrRenewal: 'new' }).requirements).toEqual({
      general: ['Valid ID'],
      newcomers: ['Photo'],
      renewal: [],
    });
    expect(narrow({ requirements }, { newOrRenewal: 'renewal' }).requirements).toEqual({
      general: requirements.general,
      newcomers: [],
      renewal: ['Permit'],
    });
    const onlyNew = { ...requirements, renewal: [] };
    expect(narrow({ requirements: onlyNew }, { newOrRenewal: 'renewal' }).requirements).toEqual(onlyNew);
    expect([requirements, onlyNew].map((each) => hasNewAndRenewal({ requirements: each }))).toEqual([
      true,
      false,
    ]);
    expect(hasNewAndRenewal(null)).toBe(false);
  });

  it('stay as they are without a service', () => {
    const { translate } = localizations.en;
    for (const result of [
      { status: 'loading' },
      { status: 'error' },
      { status: 'success', data: null },
    ] as const)
      expect(narrowResult(result, { certificate: 'residency', newOrRenewal: 'new' }, translate)).toBe(result);
  });
});

describe('papers, fee and time in a line', () => {
  const lineOf = (service: Parameters<typeof narrow>[0], choice: Partial<PaperChoice> = {}) =>
    listPapersLine(narrow(service, choice)).map(({ text }) => text);

  it.each([
    [
      ['Zone Clearance, from the leader', 'Valid ID (any)', 'For a child: a card', 'Valid ID; a copy'],
      'Zone Clearance, Valid ID',
    ],
    [['Deposit of ₱1,000, in cash'], 'Deposit of ₱1,000'],
  ])('has the name of each paper once: %j', (general, text) => {
    expect(lineOf({ requirements: { general } })).toEqual([text]);
  });

  it.each([
    [['Residency: ₱50', 'Indigency: free', 'First job: free, once (RA 11261)'], '₱50 / free'],
    [['₱5 plus ₱1 per ₱1,000 of income', 'At most ₱5,000'], '₱5 plus ₱1 per ₱1,000 of income'],
    [['Per page: '], 'Per page:'],
    [['Free'], 'Free'],
  ])('has each price once: %j', (fees, text) => {
    expect(lineOf({ fees, requirements: { general: ['Valid ID'] } })).toEqual(['Valid ID', text]);
  });

  it('is empty without papers, and the papers of a renewal once it is chosen', () => {
    expect(lineOf({ fees: ['Free'], time: '1 day' })).toEqual([]);
    const service = {
      requirements: { general: ['Valid ID'], newcomers: ['Photo'], renewal: ['Old permit'] },
      fees: ['New: ₱100', 'Renewal: ₱60'],
      time: 'About 35 minutes',
    };
    expect(lineOf(service)).toEqual(['Valid ID', '₱100 / ₱60', 'About 35 minutes']);
    expect(lineOf(service, { newOrRenewal: 'renewal' })).toEqual([
      'Valid ID, Old permit',
      '₱60',
      'About 35 minutes',
    ]);
  });

  it('says the language of what is not translated', () => {
    const parts = listPapersLine({
      ...base,
      inEnglish: ['fees'],
      fees: ['Free'],
      requirements: { ...base.requirements, general: ['Valid ID'] },
    });
    expect(parts).toEqual([
      { text: 'Valid ID', lang: undefined },
      { text: 'Free', lang: 'en' },
    ]);
  });
});

describe("the hall's own charter", () => {
  it.each(allLocales)('names for a residency that is renewed nothing else in %s', (locale) => {
    const localization = { ...localizations[locale], report: () => {} };
    const document = readContentList('charter').find(
      ({ id }) => id === 'issuance-of-barangay-certifications',
    )!;
    const service = toFormService(document, localization)!;
    const narrowed = narrow(service, { certificate: 'residency', newOrRenewal: 'renewal' }, locale);
    expect(narrowed.fees.map((fee) => /₱\d+/.exec(fee)?.[0])).toEqual(['₱50']);
    expect(Object.values(narrowed.requirements).map(({ length }) => length)).toEqual([2, 0, 1]);
    expect(JSON.stringify([narrowed.fees, narrowed.requirements])).not.toMatch(/11261|indigen/);
  });
});
