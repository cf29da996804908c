import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml } from '../../../src/lib/escapeXml.ts';
import { hostileFeedTexts } from '../../support/feedRecords.ts';
import { parseXml } from '../../support/parsedFeed.ts';

/** What a parser reads of a text, as an element and as an attribute. */
const readBack = (text: string): readonly (string | undefined)[] => {
  const { text: content, attributes } = parseXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`);
  return [content, attributes.b];
};

/** The production `Char` of XML 1.0. */
const isXmlCharacter = (sign: string): boolean => {
  const code = sign.codePointAt(0)!;
  if (code < 0x20) return ['\t', '\n', '\r'].includes(sign);
  return code <= 0xd7ff || (code >= 0xe000 && code !== 0xfffe && code !== 0xffff);
};

describe('text in XML', () => {
  it.each(hostileFeedTexts)('is read as text and nothing else: %j', (text) => {
    const [content, attribute] = readBack(text);
    const clean = [...text].filter(isXmlCharacter).join('');
    // XML reads every line break as a line feed, and in an attribute as a blank.
    expect(content).toBe(clean.replace(/\r\n?/g, '\n'));
    expect(attribute).toBe(clean.replace(/\r\n/g, '\n').replace(/[\t\r\n]/g, ' '));
  });

  it('is well-formed whatever it contains', () => {
    const anyText = fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    });
    fc.assert(
      fc.property(anyText, (text) => {
        expect(() => readBack(text)).not.toThrow();
      }),
    );
  });
});
