/** §3 The status of a request: what the page shows of its service, and what stays on a shared phone. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ReceiptOutcome } from '../../../../../src/features/request/receipt/ReceiptOutcome.tsx';
import { formTypeNames } from '../../../../../src/form/typeNames.ts';
import type { FormType } from '../../../../../src/form/types.ts';
import { prerenderedAt, renderWithQueries } from '../../../query/renderQuery.ts';

type OutcomeState = Parameters<typeof ReceiptOutcome>[0]['state'];

const documentsOf = (type: FormType) => [
  {
    id: type,
    data: {
      name: 'Sample',
      requirements: ['Sample paper'],
      fees: ['Sample fee'],
      processing_time: ['30 minutes'],
    },
  },
];

interface FoundOptions {
  readonly state?: string | undefined;
  readonly schedule?: string | null;
  readonly accepted?: number;
}

/** The page of a request that this tab sent, by a prerender of 6 May 2031. */
const renderFound = (
  type: FormType,
  { schedule = null, ...found }: FoundOptions = {},
  answers: Readonly<Record<string, unknown>> = { [`charter form ${type}`]: documentsOf(type) },
) => {
  const context = {
    codeInput: { is: 'code', code: 'x', linkedType: '' },
    found: { recordId: '4f3a', sentHere: { type, schedule }, ...found },
  };
  const state = { context, hasTag: (tag: string) => tag === 'received' } as unknown as OutcomeState;
  return renderWithQueries(createElement(ReceiptOutcome, { state, onAgain: () => {} }), { answers });
};

describe('§3 the papers of a request', () => {
  it.each(formTypeNames)(
    'come from the copy of the whole charter, whose key names no service: %s',
    (type) => {
      const { html, queries } = renderFound(type);
      expect(html).toContain('Sample paper');
      expect(new Set(queries.map(({ source }) => source))).toEqual(new Set(['charter', 'hallDays']));
    },
  );

  it.each(formTypeNames)('are loading until the charter is read, and no shorter list shows: %s', (type) => {
    const { html } = renderFound(type, {}, {});
    expect(html).toContain('>Loading</p>');
    expect(html).not.toContain('Valid ID');
  });

  it.each(['BARANGAY_CLEARANCE', 'HEALTH_SERVICES'] as const)(
    'are those of the form where the charter has no such service: %s',
    (type) => {
      const { html } = renderFound(type, {}, { [`charter form ${type}`]: [{ id: type, data: null }] });
      expect(html).not.toContain('Loading');
      expect(html).toContain('Valid ID');
    },
  );
});

describe('RA 11032 the date of the law, counted from the appointment', () => {
  const today = '2031-05-06T23:59';
  const tomorrow = '2031-05-07T08:00';
  const date = 'Monday, 12 May';

  it.each([
    ['received', tomorrow, date],
    [undefined, tomorrow, date],
    ['processing', tomorrow, date],
    ['received', today, 'Friday, 9 May'],
  ])('is on the page of a request that is %j, of %s', (state, schedule, text) => {
    expect(renderFound('BARANGAY_CLEARANCE', { state, schedule }).html).toContain(text);
  });

  it.each([
    ['received', '2031-05-05T08:00'],
    ['received', '2026-12-01T08:00'],
    ['received', null],
    ['processing', '2031-05-05T08:00'],
    ['ready', tomorrow],
    ['ready', today],
    ['sample-state', tomorrow],
    ['', tomorrow],
  ])('is not on the page of a request that is %j, of %s: the law stands without it', (state, schedule) => {
    const { html } = renderFound('BARANGAY_CLEARANCE', { state, schedule });
    expect(html).toContain('3 working days from complete papers and payment. It may');
    expect(html).not.toContain('this date moves');
  });

  it('is not on the page of a request whose papers staff accepted', () => {
    const { html } = renderFound('BARANGAY_CLEARANCE', {
      state: 'processing',
      accepted: prerenderedAt,
      schedule: tomorrow,
    });
    expect(html).toContain('3 working days from complete papers and payment. It may');
  });

  it.each(['ready'])('is not the answer of a facility that is %s', (state) => {
    const { html } = renderFound('REQUEST_BARANGAY_OWN_USE', { state, schedule: tomorrow });
    expect(html).toContain('Answer by');
    expect(html).not.toContain('2031</span>');
    expect(html).not.toContain('this date moves');
  });
});
