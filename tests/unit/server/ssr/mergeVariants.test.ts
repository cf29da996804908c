import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeVariants } from '../../../../server/ssr/mergeVariants.ts';
import { formVariantElement } from '../../../../src/ssr/domMarkers.ts';
import { sampleSize } from '../../../support/sampling.ts';

const merged = (variants: Readonly<Record<string, string>>) =>
  mergeVariants(new Map(Object.entries(variants)));

/** What the page's script keeps for one variant (src/ssr/inline/selectFormVariant.ts). */
const selectVariant = (html: string, name: string): string => {
  let kept = '';
  const open: { readonly isKept: boolean; readonly isWrapper: boolean }[] = [];
  for (const [piece] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const isTag = /^<\/?[a-z]/.test(piece);
    if (isTag && !piece.startsWith('</')) {
      const [, names = name] = / data-for="([^"]*)"/.exec(piece) ?? [];
      const isWrapper = piece.startsWith(`<${formVariantElement}`);
      open.push({ isKept: names.split(' ').includes(name), isWrapper });
    }
    const isWrapperTag = isTag && open.at(-1)!.isWrapper;
    if (!isWrapperTag && open.every(({ isKept }) => isKept))
      kept += piece.replace(/ data-for="[^"]*"/, '').replace(' disabled="" data-closed=""', '');
    if (piece.startsWith('</') || piece.endsWith('/>')) open.pop();
  }
  return kept;
};

describe('§2 form variants in one page', () => {
  it.each([
    ['writes markup that all variants share once', { a: '<p>x</p>', b: '<p>x</p>' }, '<p>x</p>'],
    [
      'marks an element of one variant with the name of the variant',
      { a: '<p>x</p><b>y</b>', b: '<p>x</p>' },
      '<p>x</p><b data-for="a">y</b>',
    ],
    [
      'merges elements with equal start tags, and marks differing texts with the name of their variant',
      { a: '<h1 class="t">x</h1>', b: '<h1 class="t">y</h1>' },
      '<h1 class="t"><only-for data-for="a">x</only-for><only-for data-for="b">y</only-for></h1>',
    ],
    [
      'writes an element of several variants once, with the names of all',
      { a: '<p>x</p>', b: '<p>x</p>', c: '' },
      '<p data-for="a b">x</p>',
    ],
    [
      'disables a control that not all variants have',
      { a: '<input name="tin"/>', b: '' },
      '<input data-for="a" disabled="" data-closed="" name="tin"/>',
    ],
    [
      'adds no data-closed to a control that is disabled already',
      { a: '<button disabled="">x</button>', b: '' },
      '<button data-for="a" disabled="">x</button>',
    ],
  ])('%s', (_, variants, html) => {
    expect(merged(variants)).toBe(html);
  });

  const word = fc.constantFrom('x', 'y', 'z');
  const { nodes } = fc.letrec((tie) => ({
    nodes: fc.array(tie('node') as fc.Arbitrary<string>, { maxLength: 4 }).map((all) => all.join('')),
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      word.map((text) => `<br/>${text}<!-- -->`),
      word.map((name) => `<input name="${name}"/>`),
      fc
        .tuple(
          fc.constantFrom('div', 'p class="a"', 'button disabled=""'),
          tie('nodes') as fc.Arbitrary<string>,
        )
        .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
    ),
  }));

  it('restores each variant exactly when it is selected', () => {
    fc.assert(
      fc.property(fc.array(nodes as fc.Arbitrary<string>, { minLength: 1, maxLength: 5 }), (all) => {
        const html = mergeVariants(new Map(all.map((each, at) => [`n${at}`, each])));
        for (const [at, each] of all.entries()) expect(selectVariant(html, `n${at}`)).toBe(each);
      }),
      { numRuns: sampleSize(5_000, 300) },
    );
  });
});
