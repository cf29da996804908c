import { describe, expect, it } from 'vitest';
import type { ListName } from '../../../../src/content/schema/lists.ts';
import {
  chooseTitleSize,
  fitParagraphs,
  formatPost,
  type PublishedRecord,
  toPublishedRecord,
} from '../../../../src/staff/content/publishedRecord.ts';

const updated = Date.UTC(2031, 4, 6, 1);

const publish = (list: ListName, fields: Readonly<Record<string, unknown>>): PublishedRecord | null =>
  toPublishedRecord({ list, id: 'a', fields: { status: 'active', ...fields } as never, updated });

describe('§7 a saved record as residents know it', () => {
  it.each([
    ['news', { title: 'Sample', slug: 'sample' }, '/News/sample'],
    ['ordinances', { title: 'Sample', slug: 'sample' }, '/Ordinance/sample'],
    ['announcements', { title: 'Sample', slug: 'sample' }, '/Announcements/sample'],
    ['charter', { name: 'Sample Paper', slug: 'sample-paper' }, '/services/sample-paper'],
    ['officials', { position: 'Kagawad' }, '/official-details/a'],
    ['contacts', { name: 'Sample Station', mobileCon1: '0900 001' }, '/Emergency-Hotlines#at-a'],
    ['awards', { title: 'Sample' }, '/Awards-And-Distinctions#at-a'],
    ['history', { title: 'Sample' }, '/Barangay-History#at-a'],
    ['pages', { title: 'Sample', page: 'visitor' }, '/Visitor#at-a'],
  ] as const)('finds the page of a record of %s', (list, fields, path) => {
    expect(publish(list, fields)?.path).toBe(path);
  });

  it('takes the summary, else the first paragraph, else the other texts', () => {
    const body = 'First **one**.\n\n- Gloves\n- A sack\n\nLast\nlines.';
    expect(publish('news', { title: 'T', summary: 'In short.', body })).toMatchObject({
      summary: 'In short.',
      paragraphs: ['First one.', 'Gloves', 'A sack', 'Last lines.'],
    });
    expect(publish('news', { title: 'T', body })).toMatchObject({
      summary: 'First one.',
      paragraphs: ['Gloves', 'A sack', 'Last lines.'],
    });
    expect(publish('contacts', { name: 'N', group: 'Rescue', mobileCon1: '0900 001' })?.summary).toBe(
      'Rescue · 0900 001',
    );
    expect(publish('charter', { name: 'N', content: 'What it is.' })?.summary).toBe('What it is.');
  });

  it('knows when and where an event is', () => {
    const begins = Date.UTC(2031, 4, 9, 22);
    expect(publish('news', { title: 'T', begins, where: 'Covered court' })).toMatchObject({
      event: { begins, ends: null, isWholeDay: false },
      where: 'Covered court',
    });
    expect(publish('news', { title: 'T', date: begins })?.event).toBeNull();
    expect(publish('contacts', { name: 'N', mobileCon1: '0900 001' })).toMatchObject({
      event: null,
      where: '',
    });
  });

  it('is not for sharing while it is hidden or a sample', () => {
    expect(publish('news', { title: 'T' })?.obstacle).toBeNull();
    expect(publish('news', { title: 'T', status: 'inactive' })?.obstacle).toBe('hidden');
    expect(publish('news', { title: 'T', sample: true })?.obstacle).toBe('sample');
    expect(publish('news', { title: 'T', sample: true, status: 'inactive' })?.obstacle).toBe('hidden');
  });

  it('is none without a title', () => {
    expect(publish('news', { title: '' })).toBeNull();
  });
});

describe('§7 a post for Facebook', () => {
  const address = 'https://barangay.example/News/sample';

  it('has title, summary and address, with a blank line between them', () => {
    expect(formatPost({ title: 'Piña festival', summary: 'Come.' }, address)).toBe(
      `Piña festival\n\nCome.\n\n${address}`,
    );
    expect(formatPost({ title: 'Piña festival', summary: '' }, address)).toBe(`Piña festival\n\n${address}`);
  });

  it.each([
    ['words', 'salita ', 'a title'],
    ['one word', 'x', 'a title'],
    ['emoji', '🌾', 'a title'],
    ['emoji after an odd letter', '🌾', 'odd title'],
    ['the longest title', 'salita ', 'T'.repeat(300)],
    ['a longer title than any', 'salita ', '🌾'.repeat(1_000)],
  ])('has at most 1,000 characters of %s, and ends with the whole address', (_, piece, title) => {
    const post = formatPost({ title, summary: piece.repeat(2_000) }, address);
    expect(post.length).toBeLessThanOrEqual(1_000);
    expect(post.endsWith(`\n\n${address}`)).toBe(true);
    expect(post).toContain('…\n\n');
    // A half of a pair would come back as another character.
    expect(new TextDecoder().decode(new TextEncoder().encode(post))).toBe(post);
  });

  it('cuts the summary between two words', () => {
    const post = formatPost({ title: 'T', summary: 'kapitbahay '.repeat(200) }, address);
    expect(post).toMatch(/ kapitbahay…\n\nhttps/);
    expect(post.length).toBeGreaterThan(980);
  });
});

describe('§7 the sheet of a notice', () => {
  it('has its title in 48 points, and smaller the longer it is', () => {
    expect(chooseTitleSize('')).toBe(48);
    expect(chooseTitleSize('Clean-up day along the barangay road')).toBe(48);
    const sizes = [80, 120, 160, 220, 300, 1_000].map((length) => chooseTitleSize('x'.repeat(length)));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect([sizes[0], sizes.at(-1)]).toEqual([48, 24]);
  });

  it('takes paragraphs while they fit, cuts the last at a word, and takes fewer below a long title', () => {
    const paragraphs = Array.from({ length: 10 }, () => 'kapitbahay '.repeat(30).trim());
    const short = fitParagraphs('Short', paragraphs);
    expect(short.length).toBeLessThan(5);
    expect(short.at(-1)).toMatch(/ kapitbahay…$/);
    const long = fitParagraphs('x'.repeat(300), paragraphs);
    expect(long.join('').length).toBeLessThan(short.join('').length);
    expect(fitParagraphs('Short', ['One.', 'Two.'])).toEqual(['One.', 'Two.']);
    expect(fitParagraphs('Short', [])).toEqual([]);
  });
});
