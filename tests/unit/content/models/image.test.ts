import { describe, expect, it } from 'vitest';
import { parseImage, toImageUrl, toSrcSet } from '../../../../src/content/models/image.ts';

const image = { src: '/images/fields-{width}.webp', alt: 'Fields', width: 960, height: 640, widths: [480] };

describe('§2 a picture of the content', () => {
  it('offers each width once, ascending, with its own file', () => {
    const parsed = parseImage({ ...image, widths: [720, 480, 480] })!;
    expect(parsed.widths).toEqual([480, 720, 960]);
    expect(toImageUrl(parsed, 480)).toBe('/images/fields-480.webp');
    expect(toSrcSet(parsed)).toBe(
      '/images/fields-480.webp 480w, /images/fields-720.webp 720w, /images/fields-960.webp 960w',
    );
  });

  it('offers no choice of widths for a picture of one file', () => {
    const parsed = parseImage({ ...image, src: '/images/fields.webp' })!;
    expect(parsed.widths).toEqual([960]);
    expect(toSrcSet(parsed)).toBeUndefined();
  });

  it.each([
    ['another host', { src: 'https://example.com/a.webp' }],
    ['a path out of /images/', { src: '/images/../a.webp' }],
    ['no alt text', { alt: '' }],
    ['a width of 0', { width: 0 }],
    ['a height of 8,001 pixels', { height: 8_001 }],
    ['half a pixel', { width: 0.5 }],
  ])('refuses a picture with %s', (_, fields) => {
    expect(parseImage({ ...image, ...fields })).toBeNull();
  });
});
