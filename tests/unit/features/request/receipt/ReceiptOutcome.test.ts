/** §3 The status of a request: what the page shows of its service, and what stays on a shared phone. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { ReceiptStatus } from '../../../../../machines/request/status.ts';
import { ReceiptOutcome } from '../../../../../src/features/request/receipt/ReceiptOutcome.tsx';
import { formTypeNames } from '../../../../../src/form/typeNames.ts';
import type { FormType } from '../../../../../src/form/types.ts';
import { renderWithQueries } from '../../../query/renderQuery.ts';

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

/** The page of a request that this tab sent, by a prerender of 6 May 2031. */
const renderFound = (
  type: FormType,
  { schedule = null, ...found }: Partial<ReceiptStatus> & { readonly schedule?: string | null } = {},
  answers: Readonly<Record<string, unknown>> = { 'charter forms now': documentsOf(type) },
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
      expect(new Set(queries.map(({ source }) => source))).toEqual(new Set(['charter']));
    },
  );

  it.each(formTypeNames)('are loading until the charter is read, and no shorter list shows: %s', (type) => {
    const { html } = renderFound(type, {}, {});
    expect(html).toContain('<p>Loading</p>');
    expect(html).not.toContain('Valid ID');
  });

  it.each(['BARANGAY_CLEARANCE', 'HEALTH_SERVICES'] as const)(
    'are those of the form where the charter has no such service: %s',
    (type) => {
      const { html } = renderFound(type, {}, { 'charter forms now': [{ id: type, data: null }] });
      expect(html).not.toContain('Loading');
      expect(html).toContain('Valid ID');
    },
  );
});
