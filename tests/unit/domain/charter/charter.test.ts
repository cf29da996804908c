import { describe, expect, it } from 'vitest';
import {
  findService,
  labelPurposes,
  matchesServiceSlug,
  removeBullet,
  removeBullets,
  removeNumbers,
  zipColumns,
} from '../../../../src/domain/charter/charter.ts';

describe('§2 the service of an address', () => {
  const services = [
    { name: 'Issuance of Barangay Clearance', slug: 'issuance-of-barangay-clearance' },
    { name: 'Request for Use of Barangay-Owned Facilities', slug: '' },
    { name: 'Reproduction or Photocopy of Barangay Records, Data and Similar Documents', slug: '' },
    { name: 'Health and Services', slug: '' },
    { name: "Sample:  Children's  Day ", slug: 'sample-children-s-day' },
    { name: 'Issuance of Barangay Clearance', slug: 'issuance-of-barangay-clearance-2' },
    { name: '!!!', slug: '' },
  ];
  it.each([
    ['issuance-of-barangay-clearance', 0],
    ['Issuance-Of-BARANGAY-Clearance', 0],
    ['issuance-of-barangay-clearance-2', 5],
    ['request-for-use-of-barangay-owned-facilities', 1],
    ['reproduction-or-photocopy-of-barangay-records-data-and-similar-documents', 2],
    ['reproduction-or-photocopy-of-barangay-records,-data-and-similar-documents', 2],
    ['health-and-services-main', 3],
    ['health-and-services', 3],
    ['Health and Services', 3],
    ['sample-childrens-day', 4],
    ['sample-children-s-day', 4],
    ['!!!', null],
    ['', null],
    ['..', null],
    ['-', null],
    ['%E0%A4%A', null],
    ['__proto__', null],
    ['constructor', null],
    ['issuance', null],
    ['a'.repeat(10_240), null],
  ])('finds for the slug %s the service at index %j', (slug, at) => {
    expect(findService(services, slug)).toBe(at === null ? null : services[at]);
  });
  it.each(['health-and-services-main', 'health-and-services', 'health-services'])(
    'finds Health Services by %s: its fixed path, its older name and its name',
    (slug) => {
      const service = { name: 'Health Services', slug: 'health-and-services-main' };
      expect(findService([...services.slice(0, 3), service], slug)).toBe(service);
    },
  );
  it('finds the first of two services with one name', () => {
    const [first, second] = [
      { name: 'Sample', slug: '', id: 'a' },
      { name: 'Sample', slug: '', id: 'b' },
    ];
    expect(findService([first, second], 'sample')).toBe(first);
    expect(matchesServiceSlug(second, 'sample')).toBe(true);
  });
  it.each(['health-and-services', 'health-and-services-main'])(
    'matches a service with the slug %s although its name is in another locale',
    (slug) => {
      expect(matchesServiceSlug({ name: 'Sample ng Filipino', slug }, 'health-and-services-main')).toBe(true);
    },
  );
});

describe('§2 PURPOSE', () => {
  const shown = (purposes: readonly string[]) =>
    labelPurposes(purposes).map(({ label, text }) => `${label} ${text}`.trim());
  it.each([
    [
      ['Work', 'School'],
      ['(A) Work', '(B) School'],
    ],
    [['Work'], ['(A) Work']],
    [
      ['Work', 'School', 'Bank'],
      ['(A) Work', '(B) School', 'Bank'],
    ],
    [
      ['(A) Work', '(B) School'],
      ['(A) Work', '(B) School'],
    ],
    [
      ['(a) Work', 'School'],
      ['(a) Work', '(B) School'],
    ],
    [
      ['A. Work', 'B. School'],
      ['A. Work', 'B. School'],
    ],
    [
      ['a) Work', 'b) School'],
      ['a) Work', 'b) School'],
    ],
    [
      ['Work', 'b. School'],
      ['(A) Work', 'b. School'],
    ],
    [
      ['A place to work', 'Bank'],
      ['(A) A place to work', '(B) Bank'],
    ],
    [
      ['Work', 'School', '(C) Bank'],
      ['(A) Work', '(B) School', '(C) Bank'],
    ],
    [[], []],
  ])('labels the purposes %j as %j', (purposes, lines) => {
    expect(shown(purposes)).toEqual(lines);
  });
});

describe('§2 bullets', () => {
  it.each([...'•▪●○◦·*–-'])('removes the bullet %s at the start of an entry only', (bullet) => {
    expect(removeBullet(`${bullet} Valid ID`)).toBe('Valid ID');
    expect(removeBullet(` ${bullet}${bullet}Valid ID ${bullet} copy`)).toBe(`Valid ID ${bullet} copy`);
    expect(removeBullet(bullet)).toBe('');
  });
  it.each([
    ['\uf0b7', 'Symbol'],
    ['\uf0a7', 'Wingdings, a square'],
    ['\uf0d8', 'Wingdings, an arrow'],
    ['\uf0fc', 'Wingdings, a check mark'],
    ['\uf076', 'Wingdings, four diamonds'],
    ['\ue00a', 'OpenSymbol'],
    ['·', 'a middle dot'],
    ['➢', 'an arrow'],
    ['⮚', 'another arrow'],
    ['➤', 'a filled arrow'],
    ['▶', 'a triangle'],
    ['✓', 'a check mark'],
    ['✔️', 'a check mark as emoji'],
    ['✅', 'a boxed check mark'],
    ['☐', 'an empty box'],
    ['■', 'a square'],
    ['◾', 'a small square'],
    ['❖', 'four diamonds'],
    ['◆', 'a diamond'],
    ['★', 'a star'],
    ['⁃', 'a hyphen bullet'],
    ['‣', 'a triangular bullet'],
    ['–', 'an en dash'],
    ['—', 'an em dash'],
    ['→', 'a plain arrow'],
    ['»', 'a guillemet'],
    ['o', "Courier's circle"],
    ['Ø', "a letter in an arrow's place"],
    ['ü', "a letter in a check mark's place"],
    ['§', "a paragraph sign in a square's place"],
    ['l', "a letter in a disc's place"],
    ['¨', "a diaeresis in a diamond's place"],
    ['∘', 'a ring'],
    ['⚫', 'a black circle'],
    ['⚪', 'a white circle'],
    ['🔹', 'a small blue diamond'],
    ['🔵', 'a blue circle'],
    ['🟢', 'a green circle'],
    ['⮞', 'a triangle arrow'],
    ['>', 'a greater-than sign'],
    ['• \uf0b7', 'two bullets'],
  ])('removes the bullet of a word processor: %s (%s)', (bullet) => {
    expect(removeBullet(`${bullet} Valid ID`)).toBe('Valid ID');
    expect(removeBullet(`\u00a0${bullet}\tValid ID`)).toBe('Valid ID');
    expect(removeBullets([`${bullet} Valid ID`, '', `${bullet} Cedula`])).toEqual(['Valid ID', '', 'Cedula']);
  });
  it.each([
    ['office ID'],
    ['§ 5 of the ordinance'],
    ['✗ Photocopies'],
    ['☎ 0912'],
    ['✉ By mail'],
    ['½ page'],
    ['> 18 years of age'],
    ['lawyer'],
    ['₱50'],
    ['(A) Work'],
    ['“Sample” form'],
    ['+63 900'],
    ['#12 Sample St.'],
    ['Ñ'],
    ['O positive blood'],
    ['4 copies ➢ one each'],
  ])('keeps an entry whose first sign has a meaning: %s', (entry) => {
    expect(removeBullet(entry)).toBe(entry);
  });
  it("keeps 'o' after another item, where it is Filipino for 'or'", () => {
    expect(removeBullets(['• Cedula', '• o Valid ID'])).toEqual(['Cedula', 'o Valid ID']);
  });
  it('keeps a number at the start of an entry, and a hyphen within a word', () => {
    expect(removeBullet('1. Valid ID')).toBe('1. Valid ID');
    expect(removeBullet('Self-made')).toBe('Self-made');
  });
});

describe('§2 numbers of steps', () => {
  it.each([
    [
      ['1. Ask', '2. Pay', '3. Claim'],
      ['Ask', 'Pay', 'Claim'],
    ],
    [
      ['1) Ask', '2) Pay'],
      ['Ask', 'Pay'],
    ],
    [
      ['(1) Ask', '(2) Pay'],
      ['Ask', 'Pay'],
    ],
    [
      ['Step 1: Ask', 'STEP 2: Pay'],
      ['Ask', 'Pay'],
    ],
    [
      ['Hakbang 1 - Magtanong', 'Hakbang 2 – Magbayad'],
      ['Magtanong', 'Magbayad'],
    ],
    [['Lakang 1. Pangutana'], ['Pangutana']],
    [
      ['1.Ask', '2.Pay'],
      ['Ask', 'Pay'],
    ],
    [
      ['1. Ask', '', '3. Claim'],
      ['Ask', '', 'Claim'],
    ],
  ])('removes numbers that the page shows itself: %j', (steps, shown) => {
    expect(removeNumbers(steps)).toEqual(shown);
  });
  it.each([
    [['1. Ask', 'Pay']],
    [['2. Pay', '3. Claim']],
    [['1. Ask', '1. Pay']],
    [['1 copy', '2 copies']],
    [['1.5 hours', '2.5 hours']],
    [['1-page form', '2-page form']],
    [['1.1. Ask', '1.2. Pay']],
    [[]],
  ])('keeps numbers that count otherwise, or nothing: %j', (steps) => {
    expect(removeNumbers(steps)).toEqual(steps);
  });
});

describe('§3 parallel lists', () => {
  it('pads the shorter lists with blanks, and leaves out rows without text', () => {
    expect(zipColumns(['Ask', 'Pay'], ['Secretary'], ['1 minute', '', '', '3 minutes'])).toEqual([
      ['Ask', 'Secretary', '1 minute'],
      ['Pay', '', ''],
      ['', '', '3 minutes'],
    ]);
    expect(zipColumns([], [], [])).toEqual([]);
  });
});
