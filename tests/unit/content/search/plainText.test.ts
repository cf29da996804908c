import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../../../src/content/search/plainText.ts';

describe('§2 a body as one line of text', () => {
  it.each([
    ['', ''],
    ['Sample', 'Sample'],
    ['One\ntwo\n\nthree', 'One two three'],
    ['One\r\ntwo', 'One two'],
    ['# When\n\n## Where ##\n#### Why', 'When Where Why'],
    ['When\n====\n\nWhere\n---', 'When Where'],
    ['#hashtag', '#hashtag'],
    ['- Gloves\n* A sack\n  + Water', 'Gloves A sack Water'],
    ['1. Gloves\n2. A sack', '1. Gloves 2. A sack'],
    ['> Said\n> twice', 'Said twice'],
    ['One\n\n---\n\n* * *\n\ntwo', 'One two'],
    ['**Bold**, *slanting*, __bold__ and _slanting_', 'Bold, slanting, bold and slanting'],
    ['**bold *and slanting* text**', 'bold and slanting text'],
    ['***both***', 'both'],
    ['**over\ntwo lines**', 'over two lines'],
    ['2 * 3 * 4 and a_b_c', '2 * 3 * 4 and a_b_c'],
    ['5*', '5*'],
    ['Read [News](/News), [more](/News "Sample") or [this][1].\n\n[1]: /News', 'Read News, more or this.'],
    ['[see](now or never)', '[see](now or never)'],
    ['![A road](/images/road.jpg)', 'A road'],
    ['[![A road](/images/road.jpg)](/News)', 'A road'],
    ['<https://example.com> and <office@example.com>', 'https://example.com and office@example.com'],
    ['`code` and ``more``', 'code and more'],
    ['```\nlines of\ncode\n```', 'lines of code'],
    ['| Day | Hour |\n|---|:-:|\n| Monday | 8:00 |', 'Day Hour Monday 8:00'],
    ['| Hall<br>Window 2 |\n|---|\n| a<BR/>b |', 'Hall Window 2 a b'],
    ['[Call](tel:+63 900 000) or [write](mailto: hall@example.com)', 'Call or write'],
    ['\\*not slanting\\* and \\# not a heading', '*not slanting* and # not a heading'],
    ['Fish &amp; rice &lt;b&gt; &copy;', 'Fish & rice <b> &copy;'],
    ['<script>x</script>', '<script>x</script>'],
    ['[tap](javascript:x)', 'tap'],
    ['  spaces \t and   more  ', 'spaces and more'],
  ])('converts the Markdown %j to %j', (markdown, line) => {
    expect(toPlainText(markdown)).toBe(line);
  });
});
