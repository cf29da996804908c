import { describe, expect, it } from 'vitest';
import { findDeadLink, mendMarkdownLinks } from '../../../src/lib/markdownLinks.ts';

describe('§2 links with blanks', () => {
  it.each([
    ['[Call](tel:+63 900 000)', '[Call](<tel:+63 900 000>)'],
    ['[Call](tel:(045) 900 000)', '[Call](<tel:(045) 900 000>)'],
    ['[Call](tel: 911)', '[Call](<tel:911>)'],
    ['[Call](TEL:0900 000 "Sample")', '[Call](<TEL:0900 000>)'],
    ['[**Call**](tel:045 (900) 000)', '[**Call**](<tel:045 (900) 000>)'],
    ['[Write](mailto: hall@example.com)', '[Write](<mailto:hall@example.com>)'],
    ['[Form](https://example.com/my form.pdf)', '[Form](<https://example.com/my%20form.pdf>)'],
    ['[Form](<https://example.com/my form.pdf>)', '[Form](<https://example.com/my%20form.pdf>)'],
    ['[Form](/images/my form.pdf "Sample")', '[Form](</images/my%20form.pdf>)'],
    ['[Form](/images/my form.pdf "a) b")', '[Form](</images/my%20form.pdf>)'],
    ['- a\n\n    [b](tel:1 2)', '- a\n\n    [b](<tel:1 2>)'],
    ['a [b](tel:1 2) c [d](tel:3 4)', 'a [b](<tel:1 2>) c [d](<tel:3 4>)'],
  ])('makes a link of %j', (written, mended) => {
    expect(mendMarkdownLinks(written)).toBe(mended);
    expect(findDeadLink(written)).toBeNull();
  });

  it.each([
    ['[Call](tel:CALL ME)', 'Call'],
    ['[Call](tel:+63 900 loc. 12)', 'Call'],
    ['[Write](mailto:hall at example.com)', 'Write'],
    ['[Form](javascript:alert(1) //)', 'Form'],
    ['[Form](www.example.com/my form)', 'Form'],
    ['[Form](my form.pdf)', 'Form'],
    ['[Form](../my form)', 'Form'],
    ['[Form](#my part)', 'Form'],
  ])('shows the label of %j alone', (written, label) => {
    expect(mendMarkdownLinks(written)).toBe(label);
  });

  it.each([
    ['[News](/News)'],
    ['[News](/News "Sample")'],
    ['[News](  /News  )'],
    ['[call](<tel:0900 000>)'],
    ['[see](now or never)'],
    ['[Open](Hours: 8 to 5)'],
    ['[x] (tel:1 2)'],
    ['`[x](tel:1 2)`'],
    ['```\n[x](tel:1 2)\n```'],
    ['a\n\n    [x](tel:1 2)\n\n\t[y](tel:1 2)'],
    ['[a](https://example.com "title with ) paren")'],
    ["[a](/News 'title ( paren')"],
    ['\\[x](tel:1 2)'],
    ['![A road](my road.jpg)'],
  ])('leaves %j as it is', (written) => {
    expect(mendMarkdownLinks(written)).toBe(written);
  });
});

describe('§7 a link that leads nowhere', () => {
  it.each([
    ['[list](News)', '[list](News)'],
    ['a [b](/News) [c](#part) d', '[c](#part)'],
    ['[x](?page=2)', '[x](?page=2)'],
    ['[x](./News)', '[x](./News)'],
    ['[x](//example.com)', '[x](//example.com)'],
    ['[x](www.example.com)', '[x](www.example.com)'],
    ['[x](example.com/a)', '[x](example.com/a)'],
    ['[x](htp://example.com)', '[x](htp://example.com)'],
    ['[x](https:/example.com)', '[x](https:/example.com)'],
    ['[x](ftp://example.com)', '[x](ftp://example.com)'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['[x](viber://chat)', '[x](viber://chat)'],
    ['[x](mailto:hall)', '[x](mailto:hall)'],
    ['[x](hall@example.com)', '[x](hall@example.com)'],
    ['[x](tel:CALLME)', '[x](tel:CALLME)'],
    ['[x](0900 000)', '[x](0900 000)'],
    ['[x]()', '[x]()'],
    ['[x](<>)', '[x](<>)'],
    ['[x](0900 000 loc. 12)', '[x](0900 000 loc. 12)'],
    ['[x](my form.pdf)', '[x](my form.pdf)'],
    ['[x](News "a ) b")', '[x](News "a ) b")'],
    ['- a\n\n    [x](News)', '[x](News)'],
    ['1. a\n\n    [x](News)', '[x](News)'],
    ['a\n    [x](News)', '[x](News)'],
    ['a\n\n    [x](News)\n\nb [y](News)', '[y](News)'],
    ['[x](/News', '[x](/News'],
    ['[x][1]\n\n[1]: News', '[1]: News'],
    ['<ftp://example.com>', '<ftp://example.com>'],
    ['| a |\n|---|\n| [x](News) |', '[x](News)'],
  ])('finds it in %j', (written, link) => {
    expect(findDeadLink(written)).toBe(link);
  });

  it.each([
    [''],
    ['[x](/News) [y](https://example.com/a_(b)) [z](mailto:hall@example.com)'],
    ['[x](\n/News)'],
    ['[x][1]\n\n[1]: /News'],
    ['[x](/News)\n\n[^1]: a footnote'],
    ['<https://example.com> <hall@example.com>'],
    ['![A road](road.jpg)'],
    ['[![A road](road.jpg)](/News)'],
    ['`[x](News)`'],
    ['a\n\n    [x](News)\n\nb'],
    ['# a\n\n\t[x](News)\n\n    [y](News)'],
    ['[see](now or never)'],
    ['[see](the hall)'],
    ['[a](/News "title with ) paren")'],
    ['\\[x](News)'],
    ['[ ] a task\n[x] (done)'],
    ['a[0] and (b)'],
    ['<b>HTML</b> <br>'],
  ])('finds none in %j', (written) => {
    expect(findDeadLink(written)).toBeNull();
  });

  it.each([
    ['['],
    ['[]'],
    ['[a]('],
    ['[a](('],
    ['[[a]'],
    ['[a [b]'],
    ['`'],
    ['```'],
    ['!['],
    ['[a]:'],
    ['<a:'],
  ])('reads 20,000 characters of %j in a moment', (piece) => {
    const text = piece.repeat(20_000 / piece.length);
    const start = performance.now();
    mendMarkdownLinks(text);
    findDeadLink(text);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it.each([[' '], ['\n '], [' "'], [" 'a'"], ['(b)'], ['\n\n    ']])(
    'reads an address with 100,000 characters of %j in a moment',
    (piece) => {
      const text = `[a](tel:1${piece.repeat(100_000 / piece.length)}x)`;
      const start = performance.now();
      mendMarkdownLinks(text);
      findDeadLink(text);
      expect(performance.now() - start).toBeLessThan(3_000);
    },
  );
});
