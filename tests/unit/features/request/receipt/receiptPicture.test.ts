/** The picture of a receipt: its content, the answers that it never has, and that every line fits (§2, RA 10173). */
import { describe, expect, it } from 'vitest';
import type { ServiceSummary } from '../../../../../src/content/models/formService.ts';
import { formatReceiptText } from '../../../../../src/features/request/receipt/ReceiptActions.tsx';
import { toReceiptLink } from '../../../../../src/features/request/receipt/receiptLink.ts';
import {
  layOutReceipt,
  type PaintingContext,
  paintReceipt,
  type ReceiptFacts,
} from '../../../../../src/features/request/receipt/receiptPicture.ts';
import { formTypeNames } from '../../../../../src/form/typeNames.ts';
import type { FormType } from '../../../../../src/form/types.ts';
import { formMessages } from '../../../../../src/i18n/en/form.ts';
import { privacyMessages } from '../../../../../src/i18n/en/privacy.ts';
import { receiptMessages } from '../../../../../src/i18n/en/receipt.ts';
import { requestMessages } from '../../../../../src/i18n/en/requests.ts';
import { serviceMessages } from '../../../../../src/i18n/en/service.ts';
import { allLocales } from '../../../../../src/i18n/locales.ts';
import { localizations } from '../../../../../src/i18n/localizations.ts';
import { site } from '../../../../../src/site.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const longReference = '4f3a-9c1b-0123456789ab';
const { translate: english } = localizations.en;

const requirements = {
  general: ['Valid ID', 'Zone Clearance, from the leader of your zone'],
  newcomers: ['Proof of residency, such as a bill with your address'],
  renewal: ['Previous certification'],
};

const createFacts = (type: FormType, but: Partial<ReceiptFacts> = {}): ReceiptFacts => ({
  type,
  reference: '4f3a',
  code,
  link: `https://barangay.example${toReceiptLink(code, type)}`,
  schedule: '2031-05-08T09:30',
  appointment: '2031-05-08T09:30',
  result: read({ name: 'Sample service', requirements, fees: ['₱50'] }),
  ...but,
});

/** A record that was read. */
const read = (service: object | null): ReceiptFacts['result'] => ({
  status: 'success',
  data: service as ServiceSummary | null,
});

/** Wider than any font for these texts: a letter is at most 0.7 of its size. */
const measure = (text: string, font: string): number => text.length * 0.7 * Number(/(\d+)px/.exec(font)?.[1]);

/** The texts of a picture, with their styles, as if every text had room on one line. */
const linesOf = (
  facts: ReceiptFacts,
  translate = english,
): readonly (readonly [style: string, text: string])[] =>
  layOutReceipt(facts, translate, () => 0).texts.map(({ style, text }) => [style, text]);

describe('the picture of a receipt', () => {
  it('has the service, the reference, the receipt code, the day, the place and the papers', () => {
    expect(linesOf(createFacts('BARANGAY_CERTIFICATIONS'))).toEqual([
      ['title', site.barangay],
      ['subtitle', `${site.place.municipality}, ${site.place.province}`],
      ['label', 'Reference number'],
      ['reference', '4f3a'],
      ['service', 'Barangay Certifications'],
      ['label', 'When to come'],
      ['text', 'Thursday, 8 May 2031, 9:30\u00a0am'],
      ['label', 'Where'],
      ['text', site.hall.name],
      ['label', 'Receipt code'],
      ['code', code],
      ['label', 'Check it at barangay.example/Request_Status'],
      ['text', 'What to bring'],
      ['item', 'Valid ID'],
      ['item', 'Zone Clearance, from the leader of your zone'],
      ['text', 'For New Applicants'],
      ['item', 'Proof of residency, such as a bill with your address'],
      ['text', 'For Renewal'],
      ['item', 'Previous certification'],
    ]);
  });

  it('has no papers while the charter is loading: the list of the form may be shorter', () => {
    const lines = linesOf(createFacts('BARANGAY_CLEARANCE', { result: { status: 'loading' } }));
    expect(lines).toContainEqual(['service', 'Barangay Clearance']);
    expect(lines.at(-1)).toEqual(['label', 'Check it at barangay.example/Request_Status']);
  });

  it.each([
    ['cannot be read', { status: 'error' } as const],
    ['has no such service', read(null)],
  ])('has no day where none is known, and the papers of the form where the charter %s', (_, result) => {
    const lines = linesOf(createFacts('BARANGAY_CLEARANCE', { appointment: null, result }));
    expect(lines.filter(([style]) => style === 'label').map(([, text]) => text)).toEqual([
      'Reference number',
      'Where',
      'Receipt code',
      'Check it at barangay.example/Request_Status',
    ]);
    expect(lines.filter(([style]) => style === 'item').map(([, text]) => text)).toEqual(
      formMessages.english.requirements.clearance,
    );
  });

  it.each(allLocales)(
    'names health services in no text of %s, nor in the file, the link, the message or the calendar',
    (locale) => {
      const { translate } = localizations[locale];
      const facts = createFacts('HEALTH_SERVICES', {
        result: read({
          name: 'Health and Services',
          requirements: { ...requirements, general: ['Family health record'] },
        }),
      });
      const name = translate(requestMessages).services.HEALTH_SERVICES.name;
      const all = JSON.stringify([
        linesOf(facts, translate),
        translate(receiptMessages).picture.file(site.tag, facts.reference),
        formatReceiptText(facts, translate),
      ]);
      for (const word of [name, 'Health', 'health', 'HEALTH']) expect(all).not.toContain(word);
      expect(linesOf(facts, translate).filter(([style]) => style === 'item')).toEqual(
        translate(formMessages).requirements.other.map((paper) => ['item', paper]),
      );
    },
  );

  it.each(formTypeNames.flatMap((type) => allLocales.map((locale) => [type, locale] as const)))(
    'fits every line of %s in %s between its margins, one below the other',
    (type, locale) => {
      const { translate } = localizations[locale];
      const titles = translate(serviceMessages).requirements;
      const facts = createFacts(type, {
        reference: longReference,
        link: `https://${'a-long-name-of-a-barangay.'.repeat(3)}example${toReceiptLink(code, type)}`,
        result: read({
          requirements: {
            general: [`${titles.general} `.repeat(12), 'W'.repeat(200)],
            newcomers: [titles.newcomers],
            renewal: [titles.renewal],
          },
        }),
      });
      const layout = layOutReceipt(facts, translate, measure);
      const fonts = new Map<string, string>();
      const context = {
        fillRect: () => {},
        strokeRect: () => {},
        fillText: (text: string) => fonts.set(text, context.font),
      } as unknown as PaintingContext;
      paintReceipt(context, layout, '#000000');
      for (const { text, x } of layout.texts)
        expect([text, x >= 60 && x + measure(text, fonts.get(text)!) <= layout.width - 60]).toEqual([
          text,
          true,
        ]);
      const places = layout.texts.map(({ y }) => y);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(new Set(places).size).toBe(places.length);
      expect(layout.height).toBeGreaterThan(places.at(-1)!);
      // A phone 360 pixels wide shows it at a third of its size: 14 pixels and more.
      for (const font of fonts.values())
        expect(Number(/(\d+)px/.exec(font)?.[1]) / 3).toBeGreaterThanOrEqual(13);
      // Nothing of a long text is lost, but papers that would name health services are not there.
      if (type !== 'HEALTH_SERVICES')
        expect(layout.texts.map(({ text }) => text).join('')).toContain('W'.repeat(200));
    },
  );

  it.each(allLocales)('is in the privacy notice of %s, by what it has and where it lies', (locale) => {
    const { translate } = localizations[locale];
    const points = translate(privacyMessages).points(30, 180, 7, { undrafted: [], person: [] });
    const text = points.filter(({ term }) => term.includes('gallery')).map((point) => point.text);
    expect(text).toEqual([expect.stringMatching(/reference.*receipt code/)]);
  });

  it('breaks a receipt code between its segments only', () => {
    const lines = layOutReceipt(createFacts('BARANGAY_CLEARANCE'), english, measure)
      .texts.map(({ text }) => text)
      .filter((text) => code.includes(text) && text !== '4f3a');
    expect(lines.join('')).toBe(code);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/-$/);
  });

  it('leaves the QR code room of its own', () => {
    const { texts, qrPlace } = layOutReceipt(createFacts('BARANGAY_CLEARANCE'), english, measure);
    expect(texts.filter(({ y }) => y > qrPlace.y - 60 && y < qrPlace.y + qrPlace.size)).toEqual([]);
  });
});

describe('the text that is copied and shared', () => {
  it('has the service, the reference, the day and the link, and the hall in place of health services', () => {
    expect(formatReceiptText(createFacts('BARANGAY_CLEARANCE'), english).split('\n')).toEqual([
      'Barangay Clearance, reference number 4f3a',
      'Thursday, 8 May 2031, 9:30\u00a0am',
      `https://barangay.example/Request_Status#${code}&clearance`,
    ]);
    expect(
      formatReceiptText(createFacts('HEALTH_SERVICES', { appointment: null }), english).split('\n'),
    ).toEqual([
      `${site.hall.name}, reference number 4f3a`,
      `https://barangay.example/Request_Status#${code}`,
    ]);
  });
});
