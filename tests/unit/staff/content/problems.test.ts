/** §7. What a clerk reads about a problem: one sentence for each cause, at the control where it is solved, in no programmer's words. */
import { describe, expect, it } from 'vitest';
import type { PlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { type FieldProblem, fail, type Problem } from '../../../../src/content/schema/fieldProblems.ts';
import type { ListName } from '../../../../src/content/schema/lists.ts';
import { findRecordProblems } from '../../../../src/content/schema/recordSchema.ts';
import { staffContentMessages } from '../../../../src/staff/content/messages.ts';
import { explainProblems } from '../../../../src/staff/content/problems.ts';

const { problems: messages } = staffContentMessages;

const sound = {
  news: { title: 'Sample', date: 5 },
  announcements: { title: 'Sample', date: 5 },
  contacts: { name: 'Sample', mobileCon1: '0900 000' },
  tourism: { title: 'Sample' },
  pages: { title: 'Sample', page: 'resident' },
  charter: { name: 'Sample' },
} as const satisfies Partial<Readonly<Record<ListName, PlainObject>>>;
type TestedList = keyof typeof sound;

const picture = { src: '/images/a.webp', alt: 'A', width: 4, height: 4, widths: [4] };

const explain = (list: TestedList, change: PlainObject) => {
  const record = { id: 'sample', status: 'active', ...sound[list], ...change };
  return explainProblems(list, findRecordProblems(list, record));
};

describe('§7 a problem of a record, as the staff page words it', () => {
  it.each<[TestedList, PlainObject, string, string]>([
    ['news', { title: ' ' }, 'title', messages.missing.other],
    ['news', { title: 'a\nb' }, 'title', messages.must.line!],
    ['news', { title: 'a\tb' }, 'title', messages.byCode.character()],
    ['news', { body: '\uf0b7 a' }, 'body', messages.byCode.privateSign()],
    ['news', { body: "a [b's](News) c" }, 'body', messages.byCode.deadLink({ link: "[b's](News)" })],
    ['news', { title: 'a'.repeat(301) }, 'title', messages.byCode.tooLong({ most: 300, length: 301 })],
    ['news', { date: undefined }, 'date', messages.missing.date!],
    ['news', { date: 'soon' }, 'date', messages.must.instant!],
    ['news', { slug: 'No Slug' }, 'slug', messages.must.slug!],
    ['news', { status: 'Active' }, 'status', messages.must.status!],
    ['news', { image: { ...picture, src: 'hall.webp' } }, 'image.src', messages.must['image.src']!],
    ['news', { image: { ...picture, width: 'wide' } }, 'image.width', messages.must.image!],
    ['news', { image: { ...picture, widths: [4, 8] } }, 'image.widths', messages.byCode.tooWide()],
    ['news', { image: { ...picture, widths: [2, 4] } }, 'image.src', messages.byCode.needsWidth()],
    ['announcements', { urgent: true }, 'validUntil', messages.missing.validUntil!],
    ['announcements', { validFrom: 5, validUntil: 4 }, 'validUntil', messages.byCode.endsBefore()],
    ['news', { begins: 5, ends: 5 }, 'ends', messages.byCode.endsBefore()],
    ['announcements', { ends: 5 }, 'begins', messages.missing.begins!],
    [
      'announcements',
      { date: Date.UTC(2026, 10, 26), begins: Date.UTC(2027, 0, 2) },
      'begins',
      messages.byCode.otherDay({ date: '2026-11-26', begins: '2027-01-02' }),
    ],
    ['contacts', { mobileCon1: '' }, 'mobileCon1', messages.missing.mobileCon1!],
    ['contacts', { mobileCon1: 'CALL ME' }, 'mobileCon1', messages.must.telephone!],
    ['contacts', { order: 'first' }, 'order', messages.must.number!],
    ['tourism', { place: { lat: 8.4 } }, 'place.lng', messages.missing.place!],
    ['tourism', { place: { lat: 'north', lng: 124 } }, 'place.lat', messages.must.place!],
    [
      'pages',
      { figures: [{ value: '', meaning: 'a' }] },
      'figures',
      messages.atLine(1, messages.missing.figures!),
    ],
    ['pages', { page: 'other' }, 'page', messages.must.page!],
    [
      'charter',
      { fees: Array.from({ length: 101 }, () => 'a') },
      'fees',
      messages.byCode.tooManyLines({ most: 100 }),
    ],
    ['charter', { fees: ['a', 'b\nc'] }, 'fees', messages.atLine(2, messages.must.lines!)],
    [
      'charter',
      { processing_time: ['1 day'], translations: { fil: { name: 'A', processing_time: ['2 araw'] } } },
      'translations.fil.processing_time.0',
      messages.byCode.otherTime({ english: '1 day' }),
    ],
    [
      'charter',
      { fees: ['a', 'b'], translations: { fil: { name: 'A', fees: ['a'] } } },
      'translations.fil.fees',
      messages.byCode.otherLines({ english: 2, length: 1 }),
    ],
    [
      'charter',
      { translations: { fil: { name: 'A', content: 'B' } } },
      'translations.fil.content',
      messages.byCode.noEnglish(),
    ],
  ])('says in one sentence what to do, in %s: %j', (list, change, name, sentence) => {
    expect(explain(list, change)).toEqual([{ name, problem: sentence }]);
  });

  it('says once that a picture is not complete, at its first missing part', () => {
    expect(explain('news', { image: { alt: 'A' } })).toEqual([
      { name: 'image.src', problem: messages.missing.image },
    ]);
  });

  it('says nothing about the translations of a text that is itself missing', () => {
    const translations = { fil: { title: 'Halimbawa' }, ceb: { title: 'Pananglitan' } };
    expect(explain('news', { title: '', translations })).toEqual([
      { name: 'title', problem: messages.missing.other },
    ]);
  });

  it('names in one sentence what only an administrator can take out', () => {
    expect(explain('news', { colour: 'red', size: 3 })).toEqual([
      { name: '', problem: messages.unknown('colour, size') },
    ]);
  });

  const asFound = (problem: Problem, field: string | null): FieldProblem => ({
    ...problem,
    field,
    entry: null,
    part: '',
  });

  it.each<[Problem, string | null, string, string]>([
    [
      fail('addressTaken', { slug: 'a', holder: 'b', isStored: false }),
      'slug',
      'slug',
      messages.byCode.addressTaken(),
    ],
    [fail('tooBig'), null, '', messages.byCode.tooBig()],
    [fail('tooManyServices', { count: 101, most: 100 }), null, '', messages.byCode.tooManyServices()],
  ])('words a problem beside other records: %j', (problem, field, name, sentence) => {
    expect(explainProblems('charter', [asFound(problem, field)])).toEqual([{ name, problem: sentence }]);
  });

  it('words a problem without a sentence of its own by the kind of its field', () => {
    expect(explainProblems('news', [asFound(fail('recordName'), 'title')])).toEqual([
      { name: 'title', problem: messages.must.line },
    ]);
  });
});
