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
import { formMessages } from '../../../../src/i18n/en/form.ts';
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

describe('the note of the law on a fee', () => {
  const fees = ['Residency: ₱50', 'First-time jobseeker: free'];
  const noteOf = (certificate: Certificate | null, lines: readonly string[] = fees) =>
    listFees(
      'BARANGAY_CERTIFICATIONS',
      { fees: lines, lang: undefined, choice: { certificate, newOrRenewal: null } },
      translateToEnglish,
    ).note;

  it('is not about a residency or an indigency', () => {
    expect([noteOf('residency'), noteOf('indigency')]).toEqual([null, null]);
  });

  it('stands beside lines that do not name the act', () => {
    for (const certificate of ['first job', 'another', null] as const) {
      expect(noteOf(certificate)).toBe(formMessages.english.requirements.jobseeker);
      expect(noteOf(certificate, ['First job: free, once (RA 11261)'])).toBeNull();
    }
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
