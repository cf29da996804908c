import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../../../../src/components/markdown/Markdown.tsx';
import { isSafeToParse, parseMarkdown } from '../../../../src/components/markdown/parseMarkdown.ts';
import { toPlainText } from '../../../../src/content/search/plainText.ts';
import { parseSafeLink } from '../../../../src/lib/safeLink.ts';
import { parseMarkup } from '../../../support/elements.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';
import { sampleSize } from '../../../support/sampling.ts';

const htmlOf = (text: string): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Markdown, { text })));

/** The HTML inside the column, without the classes and react-router's attribute. */
const renderColumn = (text: string): string =>
  htmlOf(text)
    .replace(/ (?:class|data-discover)="[^"]*"/g, '')
    .replace(/^<div>(.*)<\/div>$/s, '$1');

const everything =
  '# One\n\n### Two\n\n#### Three\n\nText **strong** *em*  \nbreak [in](/News) [out](https://example.com)\n\n' +
  '- a\n\n1. b\n\n> c\n\n---\n\n| d |\n|---|\n| e |';

/** The allowed elements, and the allowed attributes of each. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p h2 h3 h4 li strong em br table thead tbody tr th td'.split(' ').map((tag) => [tag, []]),
  ),
  ...Object.fromEntries('div ul blockquote hr'.split(' ').map((tag) => [tag, ['class']])),
  ol: ['class', 'start'],
  a: ['href', 'rel', 'data-discover'],
};
const classesOf = (html: string) =>
  parseMarkup(html).elements.flatMap(({ attributes }) => attributes.class ?? []);
const classes = new Set(classesOf(htmlOf(everything)));

/** The elements, attributes and links of a rendered text that are not allowed; empty for a safe text. */
const straysOf = (text: string): readonly string[] => {
  const { elements, depth } = parseMarkup(htmlOf(text));
  const strays = elements.flatMap(({ tag, attributes }) => {
    const { href, rel, class: name, start } = attributes;
    const link = href === undefined ? null : parseSafeLink(href);
    return [
      ...Object.keys(attributes).filter((attribute) => !allowed[tag]?.includes(attribute)),
      ...(allowed[tag] === undefined ? [tag] : []),
      ...(name === undefined || classes.has(name) ? [] : [name]),
      ...(start === undefined || /^\d{1,9}$/.test(start) ? [] : [start]),
      ...(tag === 'a' && link === null ? [`href ${href}`] : []),
      ...(link?.kind === 'outside' && rel !== 'noopener noreferrer' ? [`rel ${rel}`] : []),
    ];
  });
  return depth > 40 ? [...strays, `depth ${depth}`] : strays;
};

describe('§2 Markdown', () => {
  it.each([
    ['One\n\ntwo', '<p>One</p><p>two</p>'],
    ['One\ntwo  \nthree', '<p>One\ntwo<br/>three</p>'],
    ['# A\n\n## B\n\n### C\n\n#### D\n\n###### E', '<h2>A</h2><h2>B</h2><h3>C</h3><h4>D</h4><h4>E</h4>'],
    ['Title\n===\n\nNext\n---', '<h2>Title</h2><h2>Next</h2>'],
    [
      '**a** *b* __c__ _d_ ***e***',
      /^<p><strong>a<\/strong> <em>b<\/em> <strong>c<\/strong> <em>d<\/em> <em>/,
    ],
    ['- a\n- b\n  - c', '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>'],
    ['5. a\n6. b', '<ol start="5"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['- a\n\n  b', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['> a\n>\n> b', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['a\n\n---\n\nb', '<p>a</p><hr/><p>b</p>'],
    ['---\na: b\n---', '<hr/><h2>a: b</h2>'],
    ['[News](/News)', '<p><a href="/News">News</a></p>'],
    ['[**News**](/News "Sample")', '<p><a href="/News"><strong>News</strong></a></p>'],
    ['[out](https://example.com)', '<p><a href="https://example.com/" rel="noopener noreferrer">out</a></p>'],
    ['[call](<tel:0900 000>)', '<p><a href="tel:0900000" rel="noopener noreferrer">call</a></p>'],
    ['[x][1]\n\n[1]: /News', '<p><a href="/News">x</a></p>'],
    ['<a@example.com>', '<p><a href="mailto:a@example.com" rel="noopener noreferrer">a@example.com</a></p>'],
    [
      '| a | b |\n|---|:-:|\n| 1 | *2* |',
      /^<div><table><thead><tr><th>a<\/th><th>b<\/th><\/tr><\/thead><tbody>/,
    ],
  ])('renders the Markdown %j as elements', (text, rendered) => {
    expect(renderColumn(text)).toEqual(
      rendered instanceof RegExp ? expect.stringMatching(rendered) : rendered,
    );
  });

  it.each([
    ['Hall<br>Window', 'Hall<br/>Window'],
    ['Hall<br/>Window', 'Hall<br/>Window'],
    ['Hall<BR />Window', 'Hall<br/>Window'],
    ['Hall<br  >Window', 'Hall<br/>Window'],
    ['Hall</br>Window', 'Hall<br/>Window'],
    ['Hall< br />Window', 'Hall<br/>Window'],
    ['Hall<br clear="all">Window', 'Hall<br/>Window'],
    ['**Hall<br>Window**', '<strong>Hall<br/>Window</strong>'],
    ['[Hall<br>Window](/News)', '<a href="/News">Hall<br/>Window</a>'],
    ['a<br><br>b', 'a<br/><br/>b'],
    ['`<br>`', '&lt;br&gt;'],
    ['<b>a</b><hr>', '&lt;b&gt;a&lt;/b&gt;&lt;hr&gt;'],
    ['a<brx>b<br-x>c', 'a&lt;brx&gt;b&lt;br-x&gt;c'],
    ['<p>a</p>', '&lt;p&gt;a&lt;/p&gt;'],
  ])('renders the line break of HTML in a cell, and no other HTML: %j', (cell, rendered) => {
    const table = renderColumn(`| a | b |\n|---|---|\n| ${cell} | c |`);
    expect(table).toContain(`<td>${rendered}</td><td>c</td>`);
    expect(renderColumn(`| ${cell} |\n|---|\n| a |`)).toContain(`<th>${rendered}</th>`);
  });

  it.each([['a<br>b'], ['- a<br>b'], ['> a<br/>b'], ['# a<br>b']])(
    'renders the line break of HTML outside a table as text: %j',
    (text) => {
      expect(renderColumn(text)).toMatch(/a&lt;br\/?&gt;b/);
    },
  );

  it.each([
    ['[Call](tel:+63 900 000)', '<p><a href="tel:+63900000" rel="noopener noreferrer">Call</a></p>'],
    ['[Form](/my form.pdf)', '<p><a href="/my%20form.pdf">Form</a></p>'],
    ['[Call](tel:CALL ME)', '<p>Call</p>'],
    ['[list](News)', '<p>list</p>'],
  ])('renders the link %j without its marks', (text, rendered) => {
    expect(renderColumn(text)).toBe(rendered);
  });

  it.each([
    ['renders an image as its alt text', '![A road](/road.jpg)', '<p>A road</p>'],
    ['renders nothing for an image without alt text', '![](/road.jpg)', ''],
    ['renders nothing for a link without text', '[](/News)', ''],
    ['renders a link that is not allowed as its text', '[tap](//example.com)', '<p>tap</p>'],
    ['renders a link to a part of the page as its text', '[tap](#main)', '<p>tap</p>'],
    ['renders a bare address as text', 'https://example.com', '<p>https://example.com</p>'],
    ['renders HTML as text', '<b onclick="x">a</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p>'],
    ['renders an HTML comment as text', '<!-- a -->', '<p>&lt;!-- a --&gt;</p>'],
    ['renders an entity as its character', '&lt;b&gt; &amp; &copy;', '<p>&lt;b&gt; &amp; ©</p>'],
    ['renders code as its text', '`a`\n\n```js\nb\nc\n```', '<p>a</p><p>b\nc</p>'],
    ['keeps the marks of a text that is struck out', '~~a~~', '<p>~~a~~</p>'],
    ['renders a highlighted text without its marks', '==a==', '<p>a</p>'],
    [
      'keeps the box of a task as text',
      '- [ ] a\n- [x] b',
      '<ul><li><p>[ ] a</p></li><li><p>[x] b</p></li></ul>',
    ],
    ['renders a footnote at the end', 'a[^1]\n\n[^1]: Sample **note**', '<p>a[1]</p><p>[1] Sample note</p>'],
    [
      'renders the kind of a quote as its first line',
      '> [!NOTE]\n> a',
      '<blockquote><p>NOTE</p><p>a</p></blockquote>',
    ],
    ['renders nothing for a heading without text', '#\n\na', '<p>a</p>'],
    ['renders nothing for a blank text', ' \n\n ', ''],
  ])('%s', (_, text, rendered) => {
    expect(renderColumn(text)).toBe(rendered);
  });

  it('renders the same words as toPlainText returns', () => {
    const word = fc.constantFrom('Sample', 'the 5th', 'a_b', '2 * 3', 'ñ', 'day: 8:00');
    const phrase = fc.oneof(
      word,
      word.map((text) => `**${text}**`),
      word.map((text) => `[${text}](/News)`),
    );
    const line = fc.array(phrase, { minLength: 1, maxLength: 5 }).map((phrases) => phrases.join(', '));
    const block = fc.oneof(
      line,
      line.map((text) => `## ${text}`),
      fc
        .array(line, { minLength: 1, maxLength: 4 })
        .map((lines) => lines.map((text) => `- ${text}`).join('\n')),
      line.map((text) => `> ${text}`),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        const text = blocks.join('\n\n');
        const rendered = htmlOf(text).replace(/<\/(?:p|h2)>/g, ' ');
        const words = rendered.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
        expect(toPlainText(text)).toBe(words.trim());
      }),
    );
  });
});

describe('failures 22: a hostile text', () => {
  const places = {
    alone: (payload: string) => payload,
    'in a paragraph': (payload: string) => `Sample ${payload} text\n${payload}`,
    'in a list': (payload: string) => `- ${payload}\n- Sample\n  1. ${payload}`,
    'in a heading': (payload: string) => `## ${payload}\n\n${payload}\n---`,
    'in a quote': (payload: string) => `> ${payload}`,
    'as strong text': (payload: string) => `**${payload}** *${payload}*`,
    'as an address': (payload: string) => `[x](${payload}) [y](<${payload}>) [z](/a "${payload}")`,
    'as the text of a link': (payload: string) => `[${payload}](/News)`,
    'in angle brackets': (payload: string) => `<${payload}>`,
    'as the address of a reference': (payload: string) => `[x][1] [1]\n\n[1]: ${payload} "${payload}"`,
    'as the name of a reference': (payload: string) => `[${payload}]\n\n[${payload}]: /News`,
    'as an image': (payload: string) => `![x](${payload}) ![${payload}](/a.png)`,
    'in a table': (payload: string) => `| a | ${payload} |\n|---|---|\n| ${payload} | b |`,
    'as code': (payload: string) => `\`${payload}\`\n\n\`\`\`${payload}\n${payload}\n\`\`\``,
    'as a footnote': (payload: string) => `x[^1] [^${payload}]\n\n[^1]: ${payload}\n[^${payload}]: x`,
    'as a kind of quote': (payload: string) => `> [!${payload}]\n> x`,
    'as an entity': (payload: string) => [...payload].map((sign) => `&#${sign.codePointAt(0)};`).join(''),
    'as an address in entities': (payload: string) =>
      `[x](${[...payload].map((sign) => `&#${sign.codePointAt(0)};`).join('')})`,
  } as const;

  it.each(Object.entries(places))('renders forty payloads %s with allowed elements only', (_, place) => {
    const strays = hostilePayloads.flatMap((payload) => straysOf(place(payload)));
    expect(strays).toEqual([]);
  });

  it('renders a payload alone as its full text, unless it begins with a bracket', () => {
    const whole = hostilePayloads.filter((payload) => !payload.startsWith('['));
    for (const payload of whole) expect(parseMarkup(htmlOf(payload)).text).toBe(payload);
  });

  it('renders any combination of marks with allowed elements only', () => {
    const marks =
      '# |## |> |- |1. |* |**|*|_|__|~~|==|`|```|[|]|](|)|![|[1]|[1]: |[^1]|[^1]: |<|>|</|<a href="|"|<!--|-->|<![CDATA[|&#|&lt;|;|\\|\n|\n\n|  \n|    |---|===|[x] |[!NOTE]|/News|//|javascript:|tel:|https://a.b|mailto:a@b.c|__proto__|constructor|style="|id="|class="';
    const pipe = fc.constantFrom('|', '|-', '|-|-|\n');
    const part = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...marks.split('|')) },
      { weight: 2, arbitrary: pipe },
      { weight: 1, arbitrary: fc.constantFrom(...hostilePayloads) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
    );
    const text = fc.array(part, { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (source) => {
        expect(straysOf(source)).toEqual([]);
      }),
      { numRuns: sampleSize(1_000, 250) },
    );
  });
});

describe('failures 22: a text that is too complex', () => {
  const maxLength = 20_000;
  const filled = (unit: string, most = maxLength): string => unit.repeat(most).slice(0, most);
  const steps = Array.from({ length: 20 }, (_, at) => `${' '.repeat(at * 2)}- a\n`).join('');

  it.each([
    ['quotes in quotes', '>>>>>>> a'],
    ['lists in lists', '- - - - - - - a'],
    ['numbered lists in quotes', '> 1. > 1. > 1. > a'],
    ['tasks in tasks', filled('- [ ] ', 60)],
    ['lists that indent further and further', steps],
    ['a wide table', `${filled('|a', 400)}\n${filled('|-', 400)}\n${filled('|\n', 200)}`],
    ['a thousand unclosed links', filled('[](', 3_000)],
    ['a thousand lines in one list', `- a\n${filled('a\n', 2_000)}`],
  ])('renders %s as plain paragraphs', (_, text) => {
    expect(isSafeToParse(text)).toBe(false);
    expect(straysOf(text)).toEqual([]);
    expect(parseMarkup(htmlOf(text)).elements.every(({ tag }) => tag === 'div' || tag === 'p')).toBe(true);
  });

  it.each([
    ['a rule', '- - - - - - - - - -'],
    ['a rule of stars', '* * * * * * * * * *'],
    ['six nested lists', '- - - - - - a'],
    [
      'a long text',
      filled('Sample text with *marks* and [a way](/News) for everyone in the barangay to read.\n\n'),
    ],
    ['three hundred items', filled('- a sample of one item that has to be brought on the day\n', 17_000)],
    ['a table', `| a | b | c |\n|---|---|---|\n${filled('| 1 | 2 | 3 |\n', 5_000)}`],
  ])('parses %s as Markdown', (_, text) => {
    expect(isSafeToParse(text)).toBe(true);
    expect(renderColumn(text)).not.toMatch(/^<p>[-*|]/);
  });

  it('returns plain paragraphs when the parser throws', () => {
    const throwing = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    expect(parseMarkdown('# One\n\n[two](/News)', throwing)).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: '# One' }] },
      { kind: 'paragraph', parts: [{ kind: 'text', text: '[two](/News)' }] },
    ]);
  });

  it('limits the depth of nested marks', () => {
    const nested = `${'*a _b '.repeat(1_500)} ${'b_ a* '.repeat(1_500)}`;
    expect(straysOf(nested)).toEqual([]);
    expect(parseMarkup(htmlOf(nested)).depth).toBeLessThan(10);
  });

  it.each(
    '[|*|`|>|![|](|![x](|_|~~|==|<|<!--|<a |&|&#|#|# \n|- |- a\n|1. |\\|\n|\t|    a\n|a\n=\n|[^1]|[1]: x\n|[a][|```|**a |a*|*_'
      .split('|')
      .concat(['|', '|\n', '|a|b|\n|-|-|\n']),
  )('renders 20,000 characters of %j with allowed elements only', (unit) => {
    expect(straysOf(filled(unit))).toEqual([]);
  });
});
