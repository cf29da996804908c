import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as yup from 'yup';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { toRecordId } from '../../../src/domain/request/recordId.ts';
import { cleanText } from '../../../src/form/cleanText.ts';
import { fieldRowOf, fieldSpec, type InputFieldName, inputFieldsOf } from '../../../src/form/fields.ts';
import { fieldTypes } from '../../../src/form/fieldTypes/table.ts';
import { formatAnswer } from '../../../src/form/formatAnswer.ts';
import { createRecordValidator } from '../../../src/form/schema.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { site } from '../../../src/site.ts';
import { expectedTextFields } from '../../support/form/expectedFields.ts';
import { createSampleRecord } from '../../support/form/requestFixtures.ts';
import { readStoredRecords } from '../../support/form/storedRecord.ts';
import { fieldTexts, nameTexts, sampleTexts } from '../../support/form/texts.ts';
import { takeSample } from '../../support/sampling.ts';
import { post, startTestServer, testDocumentsRoot, testNow } from '../../support/server/runningServer.ts';

const typed = new Set<unknown>(['text', 'textarea', 'email', 'tel']);

/** Each text field, with the first type that has it. */
const textFields = (Object.keys(formTypes) as FormType[])
  .flatMap((type) => inputFieldsOf(type).map((name) => ({ name, type })))
  .filter(({ name }) => typed.has(fieldRowOf(name).input?.control))
  .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);

const isTelephoneField = (name: InputFieldName): boolean =>
  fieldRowOf(name).fieldType === fieldTypes.telephone;

/** What the page would send with this text typed into one field. */
const recordWith = (type: FormType, name: InputFieldName, text: string) => {
  const { [name]: _, ...rest } = createSampleRecord(type, testNow);
  const answer = fieldRowOf(name).fieldType.read(text);
  return answer === undefined ? rest : { ...rest, [name]: answer };
};

const writeOf = (id: string, record: object) => ({
  update: {
    name: `${testDocumentsRoot}/${site.root}/Form_Requests/list/${id}`,
    fields: encodePlainObject({ ...record }),
  },
});

/** Passes the records on in batches of at most `atOnce`. */
const runInBatches = async <T>(
  all: readonly T[],
  atOnce: number,
  act: (some: readonly T[]) => Promise<void>,
) => {
  for (let from = 0; from < all.length; from += atOnce) await act(all.slice(from, from + atOnce));
};

/** The visible characters of a text, in their order. */
const visibleTextOf = (text: string): string =>
  text.replace(/[\s\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu, '').normalize('NFC');
const digitsOf = (text: string): string => visibleTextOf(text).normalize('NFKC').replace('٣', '3');

describe('§5 hostile texts (failures 20)', () => {
  it('has at least 300 hostile texts for the 11 fields that take text', () => {
    expect(fieldTexts.length).toBeGreaterThanOrEqual(300);
    expect(sampleTexts.filter((text) => !fieldTexts.includes(text))).toEqual([]);
    expect(textFields.map(({ name }) => name).sort()).toEqual([...expectedTextFields].sort());
  });

  it('refuses a hostile text at its field and in the rules, or stores it as the page shows it', async () => {
    // Many requests in one commit, and texts longer than a stranger may send: only the rules decide.
    const server = await startTestServer({ content: null, callBounds: null });
    const hostile = takeSample(fieldTexts);
    const tried = textFields.flatMap(({ name, type }) => {
      const validate = createRecordValidator(type, testNow, translateToEnglish);
      return hostile.map((text) => {
        const record = recordWith(type, name, text);
        const id = toRecordId(randomUUID(), 2);
        return { name, text, record, id, sentence: validate(record).errors[name] };
      });
    });
    const refused = tried.filter(({ sentence }) => sentence !== undefined);
    const accepted = tried.filter(({ sentence }) => sentence === undefined);
    expect(refused.filter(({ sentence }) => !/^[A-Z].*\S$/.test(sentence ?? ''))).toEqual([]);

    await runInBatches(accepted, 100, async (some) => {
      const { status } = await post(server, ':commit', {
        writes: some.map(({ id, record }) => writeOf(id, record)),
      });
      expect(status).toBe(200);
    });
    const letThrough: unknown[] = [];
    await runInBatches(refused, 50, async (some) => {
      const answers = await Promise.all(
        some.map(async ({ name, text, id, record }) => {
          const { status } = await post(server, ':commit', { writes: [writeOf(id, record)] });
          return { name, text: text.slice(0, 40), status };
        }),
      );
      letThrough.push(...answers.filter(({ status }) => status === 200));
    });
    expect(letThrough).toEqual([]);

    const inStore = await readStoredRecords(server);
    expect(inStore.size).toBe(accepted.length);
    const strange = accepted.filter(({ name, text, id }) => {
      const value = String(inStore.get(id)?.[name] ?? '');
      const meant =
        name === 'zone'
          ? String(Number(digitsOf(text)))
          : name === 'tin'
            ? digitsOf(text)
                .toUpperCase()
                .replace(/^TIN:|[\p{P}~|]/gu, '')
            : isTelephoneField(name)
              ? digitsOf(text).replace(/\D/g, '')
              : visibleTextOf(text);
      const held =
        name === 'tin'
          ? value.replaceAll('-', '')
          : isTelephoneField(name)
            ? value.replace(/\D/g, '')
            : visibleTextOf(value);
      return (
        value !== formatAnswer(name, text, translateToEnglish) || held !== meant || value !== value.trim()
      );
    });
    expect(strange).toEqual([]);
    // The check above would prove nothing if every text was accepted or every text refused.
    expect([accepted.length, refused.length].map((count) => count > 3 * hostile.length)).toEqual([
      true,
      true,
    ]);
  }, 240_000);
});

describe('§5 cleanText', () => {
  it.each([
    ['  Ma.\u200b \u00a0 Sample\t', 'Ma. Sample'],
    ['Nin\u0303a', 'Niña'],
    ['n\u200b\u0303', 'ñ'],
    ['\ufeffSam\u00adple\u2060', 'Sample'],
    ['Sam\u200dple\u200c', 'Sample'],
    ['a\r\nb\u2028c', 'a b c'],
    ['\u200b \ufeff', ''],
    ['For work \ufffc', 'For work'],
    ['\u2068Sample\u2069', 'Sample'],
    ['\u202aSam\u202d\u202cple\u2066', 'Sample'],
    ['Sam\ufe0fple\ufe00', 'Sample'],
    ['Sample,\ufe0e 葛\u{e0100}', 'Sample, 葛'],
    ['Sam\u034fple\u2063\u206f\u17b4', 'Sample'],
    ['Sam\u{e0041}ple\u{e0001}', 'Sample'],
    ['1\ufe0f\u20e3 ❤\ufe0f', '1\ufe0f\u20e3 ❤\ufe0f'],
    ['#\ufe0f1 Sample 2\ufe0e', '#1 Sample 2'],
    ['*\ufe0f\ufe0f 1\ufe0f\ufe0f\u20e3', '* 1\ufe0f\ufe0f\u20e3'],
    ['Sam\u202eple', 'Sam\u202eple'],
    ['Sam\u3164ple\ufffd', 'Sam\u3164ple\ufffd'],
  ])('cleans the line %j to %j', (text, clean) => {
    expect(cleanText(text, 'line')).toBe(clean);
  });
  it.each([
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['  one\t\u00a0two \n', 'one two'],
    ['👨\u200d👩\u200d👧\u200b', '👨\u200d👩\u200d👧'],
    ['🏳\ufe0f\u200d🌈\ufffc', '🏳\ufe0f\u200d🌈'],
    ['🏴\u{e0067}\u{e007f}, \u{e0067}', '🏴\u{e0067}\u{e007f},'],
  ])('cleans the paragraph %j to %j', (text, clean) => {
    expect(cleanText(text, 'paragraph')).toBe(clean);
  });
  it('leaves a cleaned text as it is', () => {
    for (const shape of ['line', 'paragraph'] as const)
      for (const text of fieldTexts) {
        const once = cleanText(text, shape);
        expect(cleanText(once, shape)).toBe(once);
      }
  });
});

describe('§5 a number in other characters', () => {
  const read = (name: InputFieldName, text: string) => fieldRowOf(name).fieldType.read(text);
  it.each([
    '123\u2011456\u2011789',
    '123\u2013456\u2013789',
    '123\u2212456\u2043789',
    '123\ufe63456\uff0d789',
    '１２３４５６７８９',
    '１２３－４５６－７８９',
    '١٢٣٤٥٦٧٨٩',
    '१२३-४५६-७८९',
    '123.456.789',
    '123\u00a0456\u202f789',
    '123/456/789',
    'TIN 123-456-789',
    'TIN: 123456789',
    'T.I.N. No. 123-456-789',
    'tin # 123 456 789',
    '\u202a123-456-789\u202c',
    '123456789\ufe0f',
    '1\ufe0f23-456-789',
    '123·456·789',
    '123•456•789',
    '123~456~789',
    '(123)456789',
    '[123] 456:789',
    'TIN ID 123-456-789',
    'TIN ID No.: 123 456 789',
  ])('reads the TIN %j as 123-456-789', (text) => {
    expect(read('tin', text)).toBe('123-456-789');
  });
  it.each(['７', '٧', '७', '\u202a7\u202c', '07', '7\ufffc', '7\ufe0f', '0\ufe0e7'])(
    'reads the zone %j as 7',
    (text) => {
      expect(read('zone', text)).toBe(7);
    },
  );
  it.each(['7-8', '7.5', 'VII', 'seven'])('leaves the zone %j as it was typed', (text) => {
    expect(read('zone', text)).toBe(text);
  });
  it.each(['N/A', 'n.a.', 'wala', 'Wala pa', 'wala koy TIN', 'not yet', '-', 'TIN'])(
    "answers the TIN %j with the sentence that names the box 'I have no TIN yet'",
    (text) => {
      const type = 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE';
      const validate = createRecordValidator(type, testNow, translateToEnglish);
      const { errors } = validate(recordWith(type, 'tin', text));
      expect(errors).toEqual({ tin: fieldMessages.english.fields.tin.ask });
      expect(errors.tin).toContain(fieldMessages.english.fields.tin.none);
    },
  );
  it.each(['12345678', '123-456-789-0', '123-456-78x'])('says how many digits a TIN has for %s', (text) => {
    const type = 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE';
    const validate = createRecordValidator(type, testNow, translateToEnglish);
    expect(validate(recordWith(type, 'tin', text)).errors).toEqual({ tin: fieldMessages.english.rules.tin });
  });
});

describe('§5 a name', () => {
  const { fieldType } = fieldRowOf('lname');
  const rule = fieldType.schema(yup, fieldSpec('lname', translateToEnglish), testNow);
  const errorOf = (text: string): string | undefined => {
    try {
      rule.validateSync(fieldType.read(text), { strict: true });
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  it.each([...nameTexts, 'x'.repeat(80), '\u{20000}'.repeat(40)])('accepts the name %s', (text) => {
    expect(errorOf(text)).toBeUndefined();
  });
  it('refuses every emoji in a name, with a sentence', () => {
    const points = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code));
    const shown = points.filter((point) => /\p{Emoji_Presentation}/u.test(point));
    const emojiVariants = points
      .filter((point) => /(?![\d#*])\p{Emoji}/u.test(point))
      .map((point) => `${point}\ufe0f`);
    const sentence = fieldMessages.english.rules.pictures(fieldMessages.english.fields.lname.label);
    expect(shown.length).toBeGreaterThan(1_000);
    expect([...shown, ...emojiVariants].filter((text) => errorOf(text) !== sentence)).toEqual([]);
  });
  it('refuses or removes every invisible character in a name', () => {
    const points = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((point) => /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(point));
    // Blanks are folded and zero-width characters are removed; each of the others is refused.
    const through = points.filter((point) => errorOf(`a${point}b`) === undefined);
    expect(through.filter((point) => !/^(ab|a b)$/.test(cleanText(`a${point}b`, 'line')))).toEqual([]);
  });
});
