import { describe, expect, it } from 'vitest';
import { listFees } from '../../../../src/components/charter/fees.ts';
import {
  listOwnRequirements,
  listRequirementGroups,
} from '../../../../src/components/charter/requirements.ts';
import { listTimes } from '../../../../src/components/charter/times.ts';
import { toServices } from '../../../../src/content/models/service.ts';
import type { Certificate } from '../../../../src/form/certificate.ts';
import { formTypeNames } from '../../../../src/form/typeNames.ts';
import { englishLocalization, translateToEnglish } from '../../../../src/i18n/define.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';

const [service] = toServices(
  [
    {
      id: 'a',
      data: {
        name: 'Sample Clearance',
        requirements: ['• Valid ID', 'Valid ID', ' ', 7],
        New_applicants: 'Two photographs',
        renewal: { not: 'a list' },
        fees: ['Sample: ₱50', 'Sample: ₱50', 'First-time jobseeker: free, once (RA 11261)'],
        processing_time: ['30 minutes'],
      },
    },
  ],
  { ...englishLocalization, report: () => {} },
);
const bare = { fees: [], lang: undefined };

describe('§2 what to bring, by the charter', () => {
  it('groups the requirements of the record, each item once, without empty groups', () => {
    expect(listRequirementGroups(service!)).toEqual([
      { list: 'general', items: ['Valid ID', '7'], lang: undefined },
      { list: 'newcomers', items: ['Two photographs'], lang: undefined },
    ]);
  });

  it('names the language of a group that is not translated', () => {
    const groups = listRequirementGroups({ ...service!, inEnglish: ['New_applicants'] });
    expect(groups.map(({ list, lang }) => [list, lang])).toEqual([
      ['general', undefined],
      ['newcomers', 'en'],
    ]);
  });

  it.each([
    ['BARANGAY_CLEARANCE', ['Zone Clearance', 'Valid ID or Birth Certificate']],
    ['HEALTH_SERVICES', ['Valid ID']],
  ] as const)('has requirements of %s without a record', (type, items) => {
    expect(listOwnRequirements(type, translateToEnglish)).toEqual([
      { list: 'general', items, lang: undefined },
    ]);
  });
});

describe('the fees of a service, by the charter', () => {
  it('lists each fee of the record once, and leaves the note of a law out that a fee names', () => {
    expect(listFees('BARANGAY_CLEARANCE', service!, translateToEnglish)).toEqual({
      lines: ['Sample: ₱50', 'First-time jobseeker: free, once (RA 11261)'],
      lang: undefined,
      note: null,
    });
  });

  it.each([
    ['BARANGAY_CLEARANCE', 'Free once for the papers of your first job (RA 11261).'],
    ['INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', 'Age 18 and over. ₱5 plus ₱1 per ₱1,000 of income.'],
    ['HEALTH_SERVICES', null],
  ] as const)('says for %s without fees where to ask, with the note of the law', (type, note) => {
    const unknown = { lines: ['Ask at the barangay hall'], lang: undefined, note };
    expect(listFees(type, null, translateToEnglish)).toEqual(unknown);
    expect(listFees(type, bare, translateToEnglish)).toEqual(unknown);
  });

  it('has no note of the law for a service without a form', () => {
    expect(listFees(null, bare, translateToEnglish).note).toBeNull();
  });
});

describe('the fee of a certificate', () => {
  const fees = [
    'Certificate of residency: ₱50',
    'Certificate of INDIGENCY: free',
    'First-time jobseeker: free, once (RA 11261)',
  ];
  const linesOf = (
    all: readonly string[],
    ...[certificate, locale = 'en']: readonly [Certificate, Locale?]
  ) =>
    listFees(
      'BARANGAY_CERTIFICATIONS',
      { fees: all, lang: undefined },
      localizations[locale].translate,
      certificate,
    ).lines;

  it.each([
    ['residency', fees[0]],
    ['indigency', fees[1]],
    ['first job', fees[2]],
  ] as const)('is the line that names it: %s', (certificate, line) => {
    expect(linesOf(fees, certificate)).toEqual([line]);
  });

  it('is all lines for another certificate, and when no line names it', () => {
    expect(linesOf(fees, 'another')).toEqual(fees);
    expect(linesOf(['Any certificate: ₱50', 'Rush: ₱100'], 'residency')).toEqual([
      'Any certificate: ₱50',
      'Rush: ₱100',
    ]);
    expect(linesOf([], 'residency')).toEqual(['Ask at the barangay hall']);
  });

  it.each([
    ['Residency or indigency: ₱30', 'indigency', 'en'],
    ['FIRST TIME JOB SEEKER: none', 'first job', 'en'],
    ['Paninirahan: ₱50', 'residency', 'fil'],
    ['Certificate of residency: ₱50', 'residency', 'fil'],
    ['Unang trabaho: libre', 'first job', 'fil'],
    ['Pagkakabos: libre', 'indigency', 'ceb'],
    ['Pagkaresidente: ₱50', 'residency', 'ceb'],
  ] as const)('is named by %j: %s in %s', (line, certificate, locale) => {
    expect(linesOf(['Other: ₱1', line, '(.*)[<b>'], certificate, locale)).toEqual([line]);
  });

  it.each([
    ['residency', 'en', 'Free once for the papers of your first job (RA 11261).'],
    ['indigency', 'en', 'Free once for the papers of your first job (RA 11261).'],
    ['residency', 'fil', expect.stringContaining('RA 11261')],
    ['indigency', 'ceb', expect.stringContaining('RA 11261')],
    // The line beside it names the act.
    ['first job', 'en', null],
    ['another', 'en', null],
    [null, 'en', null],
  ] as const)(
    'has the note of RA 11261 unless a line that is shown names the act: %s in %s',
    (certificate, locale, note) => {
      const record = { fees, lang: undefined };
      const { translate } = localizations[locale];
      expect(listFees('BARANGAY_CERTIFICATIONS', record, translate, certificate).note).toEqual(note);
    },
  );

  it('has the note of RA 11261 where the line of a first job does not name the act', () => {
    const record = { fees: ['Residency: ₱50', 'First-time jobseeker: free'], lang: undefined };
    const { lines, note } = listFees('BARANGAY_CERTIFICATIONS', record, translateToEnglish, 'first job');
    expect(lines).toEqual(['First-time jobseeker: free']);
    expect(note).toContain('RA 11261');
  });
});

describe('RA 11032 how long a service takes', () => {
  const law = 'The law gives the hall 3 working days from complete papers and payment';
  const extension = 'It may extend once, in writing (RA 11032).';
  const moves = 'If another holiday is declared, this date moves.';
  const tuesday = '2026-12-01T08:00';

  it.each([
    ['BARANGAY_CLEARANCE', null, [['Total time', 'About 30 minutes', `${law}. ${extension}`]]],
    [
      'BARANGAY_CLEARANCE',
      tuesday,
      [['Total time', 'About 30 minutes', `${law}: Friday, 4 December. ${extension} ${moves}`]],
    ],
    // Over a weekend and 8 December.
    [
      'BARANGAY_CERTIFICATIONS',
      '2026-12-04T16:59',
      [['Total time', 'About 30 minutes', `${law}: Thursday, 10 December. ${extension} ${moves}`]],
    ],
    [
      'REQUEST_BARANGAY_OWN_USE',
      null,
      [
        ['Total time', 'About 30 minutes', ''],
        ['Answer by', '', `${law}. ${extension}`],
      ],
    ],
    [
      'REQUEST_BARANGAY_OWN_USE',
      tuesday,
      [
        ['Total time', 'About 30 minutes', ''],
        ['Answer by', 'Friday, 4 December 2026', `${law}. ${extension} ${moves}`],
      ],
    ],
    ['HEALTH_SERVICES', null, [['Total time', 'About 30 minutes', '']]],
    ['HEALTH_SERVICES', tuesday, [['Total time', 'About 30 minutes', '']]],
    [null, null, [['Total time', 'About 30 minutes', '']]],
  ] as const)('of %s, with the appointment %s', (type, schedule, rows) => {
    expect(
      listTimes(type, service!, schedule, translateToEnglish).map(({ label, value, note }) => [
        label,
        value,
        note,
      ]),
    ).toEqual(rows);
  });

  it('has the days of the law alone without a record, and nothing for a visit', () => {
    const unread = formTypeNames.map((type) => listTimes(type, null, tuesday, translateToEnglish).length);
    expect(unread).toEqual([1, 1, 1, 1, 1, 0]);
    const [paper] = listTimes('BARANGAY_CLEARANCE', null, null, translateToEnglish);
    expect(paper).toEqual({ label: 'Total time', value: '', note: `${law}. ${extension}` });
  });

  it.each(['fil', 'ceb'] as const)('names days, date and act in %s', (locale) => {
    const { translate } = localizations[locale];
    const [time] = listTimes('BARANGAY_CLEARANCE', service!, tuesday, translate);
    expect(time?.note).toMatch(/\b3\b.*: \p{L}+, Di[sc]\p{L}+ 4\. .*\(RA 11032\)/u);
  });
});
