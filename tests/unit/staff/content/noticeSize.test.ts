import { describe, expect, it } from 'vitest';
import { chooseTitleSize, fitParagraphs } from '../../../../src/staff/content/noticeSize.ts';

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
