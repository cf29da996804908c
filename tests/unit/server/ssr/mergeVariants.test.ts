import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeVariants, selectVariant } from '../../../../server/ssr/mergeVariants.ts';
import { sampleSize } from '../../../support/sampling.ts';

const merged = (drawings: Readonly<Record<string, string>>) =>
  mergeVariants(new Map(Object.entries(drawings)));

describe('§2 several drawings in one page', () => {
  it.each([
    ['the same stands once', { a: '<p>x</p>', b: '<p>x</p>' }, '<p>x</p>'],
    [
      'what one has alone names it',
      { a: '<p>x</p><b>y</b>', b: '<p>x</p>' },
      '<p>x</p><b data-for="a">y</b>',
    ],
    [
      'elements that begin alike are one, and texts within stand in elements that name theirs',
      { a: '<h1 class="t">x</h1>', b: '<h1 class="t">y</h1>' },
      '<h1 class="t"><only-for data-for="a">x</only-for><only-for data-for="b">y</only-for></h1>',
    ],
    [
      'what several have alone stands once for them',
      { a: '<p>x</p>', b: '<p>x</p>', c: '' },
      '<p data-for="a b">x</p>',
    ],
    [
      'what is not there for all cannot be used before it is settled',
      { a: '<input name="tin"/>', b: '' },
      '<input data-for="a" disabled="" data-closed="" name="tin"/>',
    ],
    [
      'what nobody may use stays as it is',
      { a: '<button disabled="">x</button>', b: '' },
      '<button data-for="a" disabled="">x</button>',
    ],
  ])('%s', (_, drawings, html) => {
    expect(merged(drawings)).toBe(html);
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

  it('is each of them to the letter once it is settled', () => {
    fc.assert(
      fc.property(fc.array(nodes as fc.Arbitrary<string>, { minLength: 1, maxLength: 5 }), (all) => {
        const html = mergeVariants(new Map(all.map((each, at) => [`n${at}`, each])));
        for (const [at, each] of all.entries()) expect(selectVariant(html, `n${at}`)).toBe(each);
      }),
      { numRuns: sampleSize(5_000, 300) },
    );
  });
});
