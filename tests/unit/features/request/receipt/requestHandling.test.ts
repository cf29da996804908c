/** RA 11032 on the status page: until when the barangay must act, an extension, and who handles the request. Every field is hostile. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { parseReceipt } from '../../../../../src/content/models/receipt.ts';
import { manilaInstant } from '../../../../../src/domain/dates/day.ts';
import { extensionReasons } from '../../../../../src/domain/request/extensionReason.ts';
import { ReceiptOutcome } from '../../../../../src/features/request/receipt/ReceiptOutcome.tsx';
import type { FormType } from '../../../../../src/form/types.ts';
import { statusPageMessages } from '../../../../../src/i18n/en/statusPage.ts';
import { renderWithQueries } from '../../../query/renderQuery.ts';

type OutcomeState = Parameters<typeof ReceiptOutcome>[0]['state'];

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const messages = statusPageMessages.english;
/** A Thursday; the third working day after it is a Tuesday. */
const accepted = manilaInstant('2031-05-08T09:00');
const lastDay = 'Tuesday, 13 May 2031';

interface FoundOptions {
  readonly type?: FormType | null;
  readonly schedule?: string | null;
  readonly hallDays?: readonly unknown[];
}

/** The page of a stored receipt, whose fields are read as the page reads them. */
const renderReceipt = (
  fields: Readonly<Record<string, unknown>>,
  { type = 'BARANGAY_CLEARANCE', schedule = null, hallDays = [] }: FoundOptions = {},
): string => {
  const sentHere = type === null ? null : { type, schedule };
  const found = { ...parseReceipt({ id: code, data: { recordId: '4f3a', ...fields } }), sentHere };
  const context = { codeInput: { is: 'code', code, linkedType: null }, found };
  const state = { context, hasTag: (tag: string) => tag === 'received' } as unknown as OutcomeState;
  return renderWithQueries(createElement(ReceiptOutcome, { state, onAgain: () => {} }), {
    answers: { pastHallDays: hallDays },
  }).html;
};

describe('RA 11032 until when the barangay must act on a request', () => {
  it.each(['received', 'processing'])('shows once its papers were accepted, while it is %s', (state) => {
    const html = renderReceipt({ state, accepted });
    expect(html).toContain(messages.actBy(lastDay));
    expect(html).toContain('If another holiday is declared, this date moves.');
  });

  it('counts from the acceptance, and no longer from the appointment', () => {
    const html = renderReceipt({ state: 'received', accepted }, { schedule: '2031-05-07T08:00' });
    expect(html).toContain(lastDay);
    expect(html).not.toContain('Monday, 12 May');
  });

  it('leaves a declared holiday out', () => {
    const holiday = {
      id: '2031-05-12',
      data: {
        status: 'active',
        closedMorning: true,
        closedAfternoon: true,
        holiday: true,
        reason: 'Sample day',
      },
    };
    expect(renderReceipt({ state: 'processing', accepted }, { hallDays: [holiday] })).toContain(
      'Wednesday, 14 May 2031',
    );
  });

  it.each(['ready', 'released', 'refused', 'sample-state'])('does not show of one that is %s', (state) => {
    const html = renderReceipt({ state, accepted, until: '2031-05-16', untilReason: 'system' });
    expect(html).not.toContain('13 May');
    expect(html).not.toContain('16 May');
  });

  it.each([null, 'HEALTH_SERVICES'] as const)('does not show of a request of type %s', (type) => {
    expect(renderReceipt({ state: 'processing', accepted }, { type })).not.toContain('13 May');
  });

  it.each(['2031-05-08', -1, 8.64e15, Number.NaN, { at: 1 }, '<b>now</b>', null])(
    'does not show where the store has %j as the acceptance',
    (malformed) => {
      const html = renderReceipt({ state: 'processing', accepted: malformed });
      expect(html).not.toContain('The barangay has accepted your papers');
    },
  );
});

describe('RA 11032 an extended request', () => {
  it.each(extensionReasons)('says the new day, and why: %s', (untilReason) => {
    const html = renderReceipt({ state: 'processing', accepted, until: '2031-05-16', untilReason });
    expect(html).toContain(`${messages.extended.until}</span> <b>Friday, 16 May 2031</b>`);
    expect(html).toContain(messages.extended.reasons[untilReason]);
    expect(html).not.toContain(lastDay);
  });

  it('says the new day to somebody whose link names no service', () => {
    expect(renderReceipt({ state: 'processing', until: '2031-05-16' }, { type: null })).toContain(
      'Friday, 16 May 2031',
    );
  });

  it.each(['2031-02-30', '2031-05-16T08:00', '<img src=x>', 1_935_972_000_000, ['2031-05-16'], null])(
    'is one that the store does not have with %j as the day',
    (until) => {
      const html = renderReceipt({ state: 'processing', accepted, until, untilReason: 'system' });
      expect(html).not.toContain(messages.extended.until);
      expect(html).toContain(lastDay);
    },
  );

  it.each(['constructor', '<b>because</b>', 7, null])('gives no reason of %j', (untilReason) => {
    const html = renderReceipt({ state: 'processing', accepted, until: '2031-05-16', untilReason });
    expect(html).toContain('Friday, 16 May 2031');
    expect(html).not.toContain(messages.reason);
    expect(html).not.toContain('because');
  });
});

describe('RA 11032 who handles a request', () => {
  it.each(['received', 'processing', 'ready', 'released', 'refused', 'sample-state'])(
    'shows by name and position while it is %s',
    (state) => {
      const html = renderReceipt({ state, by: 'Sample Official', position: 'Barangay Secretary' });
      expect(html).toContain(
        `${messages.handledBy}</span> <bdi>Sample Official</bdi>, <bdi>Barangay Secretary</bdi>`,
      );
    },
  );

  it('shows by name alone where nobody wrote a position', () => {
    expect(renderReceipt({ by: 'Sample Official' })).toContain('<bdi>Sample Official</bdi></p>');
  });

  it.each([[''], ['   '], [7], [['Sample']], [{ name: 'Sample' }], [null]])(
    'does not show where the store has %j as the name',
    (by) => {
      expect(renderReceipt({ by, position: 'Barangay Secretary' })).not.toContain(messages.handledBy);
    },
  );

  it('is text: markup shows as it is written', () => {
    const html = renderReceipt({ by: '<img src=x onerror=ran=1>', position: '</bdi><script>' });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>');
  });

  it('is one short line without signs that turn the direction', () => {
    const html = renderReceipt({ by: `Sample\n\u202eOfficial ${'x'.repeat(5_000)}` });
    const [, name = ''] = /<bdi>([^<]*)<\/bdi>/.exec(html) ?? [];
    expect(name).toMatch(/^Sample\s+Official x/);
    expect(name).not.toMatch(/[\n\u202e]/);
    expect(name.length).toBeLessThanOrEqual(80);
  });
});
