/** §3 The day on which a citizen is to come, on the page of their request: every line of it, in each state and on each phone. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { icons } from '../../../../../src/components/media/icons.ts';
import { parseReceipt } from '../../../../../src/content/models/receipt.ts';
import { ReceiptOutcome } from '../../../../../src/features/request/receipt/ReceiptOutcome.tsx';
import { findElements, parsePage } from '../../../../support/parsedPage.ts';
import { prerenderedAt, renderWithQueries } from '../../../query/renderQuery.ts';

type OutcomeState = Parameters<typeof ReceiptOutcome>[0]['state'];

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const chosen = '2031-05-07T08:00';
const days = {
  '2031-05-07': 'Wednesday, 7 May 2031',
  '2031-05-09': 'Friday, 9 May 2031',
  '2031-05-12': 'Monday, 12 May 2031',
} as const;

const closeMorning = (id: string) => ({
  id,
  data: { status: 'active', closedMorning: true, reason: `Sample storm of ${id}` },
});

interface PageOptions {
  readonly receipt: Readonly<Record<string, unknown>>;
  /** What the tab that sent the request keeps; null on another phone. */
  readonly sentHere: { readonly type: string; readonly schedule: string | null } | null;
  readonly closedDays?: readonly string[];
  readonly hallDays?: readonly object[];
}

/** The lines of the page, on 6 May 2031. */
const readLines = ({ receipt, sentHere, closedDays = [], hallDays }: PageOptions) => {
  const found = { ...parseReceipt({ id: code, data: { recordId: '4f3a', ...receipt } }), sentHere };
  const context = { codeInput: { is: 'code', code, linkedType: 'BARANGAY_CLEARANCE' }, found };
  const state = { context, hasTag: (tag: string) => tag === 'received' } as unknown as OutcomeState;
  const { html } = renderWithQueries(createElement(ReceiptOutcome, { state, onAgain: () => {} }), {
    answers: { hallDays: hallDays ?? closedDays.map(closeMorning) },
  });
  const [outcome] = findElements(parsePage(html), ['div'], { role: 'status' });
  // A title is a <strong>. Whatever stands in none of these is a line of its own.
  const whole = findElements(outcome!, ['strong', 'p', 'button']);
  const inner = new Set(whole.flatMap(({ elements }) => elements));
  const lines = outcome!.elements
    .filter((element) => !inner.has(element) && (whole.includes(element) || element.elements.length === 0))
    .map(({ tag, text }) => (tag === 's' ? `Struck out: ${text}` : text).replaceAll('\u00a0', ' ').trim())
    .filter((line) => line !== '');
  const hasTick = findElements(outcome!, ['path'], { d: icons['state-ok'] }).length > 0;
  return { outcome: lines, hasTick, details: html.split('<section').slice(1).join() };
};

const moves = {
  'not moved': { now: '2031-05-07', receipt: {} },
  moved: { now: '2031-05-12', receipt: { movedTo: '2031-05-12T08:00' } },
  // The day between is closed too, which is why the hall moved the citizen again.
  'moved twice': { now: '2031-05-09', receipt: { movedTo: '2031-05-09T08:00' } },
} as const;

type Closing = 'none' | 'the old day' | 'the new day' | 'both days';
const closings: readonly Closing[] = ['none', 'the old day', 'the new day', 'both days'];

const phones = {
  'the tab that sent it': { type: 'BARANGAY_CLEARANCE', schedule: chosen },
  'another phone': null,
} as const;

const accepted = prerenderedAt - 3_600_000;
const since = 'Since Tuesday, 6 May 2031, 10:00 am';
const states = {
  received: { receipt: {}, lines: ['The barangay has your request.'], isDue: true },
  'in progress': {
    receipt: { state: 'processing', since: accepted },
    lines: [since, 'The barangay is working on your request.'],
    isDue: true,
  },
  'a document is missing': {
    receipt: { state: 'processing', reason: 'paper-missing', since: accepted },
    lines: [
      since,
      'Why: A document that the service requires is missing.',
      'The barangay is working on your request.',
    ],
    isDue: true,
  },
  'in progress with accepted papers': {
    receipt: { state: 'processing', since: accepted, accepted },
    lines: [
      since,
      'The barangay is working on your request.',
      'This page will say when it is ready.',
      'The barangay has accepted your papers. The law gives it until Friday, 9 May 2031 to act on your request (RA 11032). If another holiday is declared, this date moves.',
    ],
    isDue: false,
  },
  ready: {
    receipt: { state: 'ready', since: accepted, accepted },
    lines: [since, 'Your request is ready. Come to the barangay hall and give your reference number.'],
    isDue: false,
  },
  released: {
    receipt: { state: 'released', since: accepted, accepted },
    lines: [since, 'You were given what you asked for. If you were not, ask at the barangay hall.'],
    isDue: false,
  },
  refused: {
    receipt: { state: 'refused', reason: 'did-not-come', since: accepted },
    lines: [
      since,
      'Why: You did not come on the day of your appointment.',
      'The barangay could not grant this request. Ask at the barangay hall what you can do. You may send a new request.',
    ],
    isDue: false,
  },
} as const;

const titles: Readonly<Record<keyof typeof states, string>> = {
  received: 'Received',
  'in progress': 'In progress',
  'a document is missing': 'In progress',
  'in progress with accepted papers': 'In progress',
  ready: 'Ready',
  released: 'Released',
  refused: 'Not granted',
};

const why =
  'The hall is closed on the day you chose, or cannot receive you then. You do not need to send your request again.';
const orders = ['When to come', 'When to come (a new day from the hall)'];
const instead =
  'Please do not come then. Do not send a second request: when the hall gives you a new day, the link of your receipt shows it. To ask for another day, call the hall and say your reference number.';
const reference = ['Reference number', '4 f 3 a', '4f3a'];
const linkSays = 'Your link says: Barangay Clearance';

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table) as Name[];
const rows = names(moves).flatMap((move) =>
  closings.flatMap((closing) =>
    names(phones).flatMap((phone) => names(states).map((state) => ({ move, closing, phone, state }))),
  ),
);

describe('§3 the day on which a citizen is to come', () => {
  it.each(rows)('$move, closed: $closing, on $phone, $state', ({ move, closing, phone, state }) => {
    const { now, receipt } = moves[move];
    const isNewClosed = closing === 'the new day' || closing === 'both days';
    const isOldClosed = closing === 'the old day' || closing === 'both days';
    const { lines, isDue, receipt: stateFields } = states[state];
    const { outcome, hasTick, details } = readLines({
      receipt: { schedule: chosen, ...receipt, ...stateFields },
      sentHere: phones[phone],
      closedDays: [
        ...(move === 'moved twice' ? ['2031-05-12'] : []),
        ...(isOldClosed && now !== '2031-05-07' ? ['2031-05-07'] : []),
        ...(isNewClosed ? [now] : []),
      ],
    });
    const moment = `${days[now].replace(' 2031', '')}, 8:00 am`;
    const isOpen = isDue && !isNewClosed;
    expect(outcome).toEqual([
      ...(isDue && isNewClosed
        ? [
            'The hall will be closed on your day',
            `${days[now]}, morning`,
            `Sample storm of ${now}`,
            instead,
            'Your day',
            `Struck out: ${moment}`,
          ]
        : []),
      ...(isOpen ? [orders[move === 'not moved' ? 0 : 1], moment] : []),
      ...reference,
      ...(isOpen ? [...(move === 'not moved' ? [] : [why]), 'Save to calendar'] : []),
      titles[state],
      phone === 'another phone' ? linkSays : 'Sent from here: Barangay Clearance',
      ...lines,
    ]);
    expect(hasTick).toBe(['Received', 'Ready'].includes(titles[state]) && !(isDue && isNewClosed));
    // Below stand the steps, the papers and the time of the law, which names no day on which to come.
    for (const day of Object.values(days)) expect(details).not.toContain(day);
    if (state !== 'released' && state !== 'refused')
      expect(details.includes('If another holiday is declared, this date moves.')).toBe(
        isDue && !isNewClosed,
      );
  });

  it.each([
    ['a legal holiday', '2031-06-12T09:00', [], 'Thursday, 12 June 2031: closed, Independence Day'],
    [
      'a declared holiday',
      '2031-05-15T13:30',
      [{ id: '2031-05-15', data: { status: 'active', holiday: true } }],
      'Thursday, 15 May 2031: closed, a declared holiday',
    ],
  ])('is one on which the hall is closed where it is %s', (_, schedule, hallDays, line) => {
    const { outcome } = readLines({ receipt: { schedule }, sentHere: null, hallDays });
    expect(outcome.slice(0, 4)).toEqual(['The hall will be closed on your day', line, instead, 'Your day']);
    expect(outcome.filter((each) => orders.includes(each))).toEqual([]);
  });

  it('is unknown for a receipt of release 1.0.0, so that the closed days come first, beside nothing green', () => {
    const { outcome, hasTick } = readLines({ receipt: {}, sentHere: null, closedDays: ['2031-05-07'] });
    expect(outcome).toEqual([
      'The hall will be closed',
      'Sample storm of 2031-05-07',
      `If you chose one of these days, please do not come then. ${instead.replace(/^[^.]+. /, '')}`,
      ...reference,
      'Come on the day you chose, if the hall is open then, with what you need to bring.',
      'Received',
      linkSays,
      'The barangay has your request.',
    ]);
    expect(hasTick).toBe(false);
  });

  it('is no order to come once it is over', () => {
    const { outcome } = readLines({ receipt: { schedule: '2031-05-05T16:00' }, sentHere: null });
    expect(outcome).toEqual([
      'Your day',
      'Monday, 5 May, 4:00 pm',
      ...reference,
      'This day is over. If you could not come, call the hall and ask for another day.',
      'Received',
      linkSays,
      'The barangay has your request.',
    ]);
  });

  it('stays where the hall extends its own time', () => {
    const { outcome } = readLines({
      receipt: { schedule: chosen, until: '2031-05-14', untilReason: 'system' },
      sentHere: null,
    });
    expect(outcome).toEqual([
      'When to come',
      'Wednesday, 7 May, 8:00 am',
      ...reference,
      'Save to calendar',
      'Received',
      linkSays,
      'The barangay has your request.',
      'Extended until Wednesday, 14 May 2031',
      'The hall needs more time for your request. Your day at the hall stays the same.',
      'Why: The barangay has a problem with its computer system.',
    ]);
  });

  it.each([
    ['that the tab keeps', { type: 'BARANGAY_CLEARANCE', schedule: chosen }, {}, 'Wednesday, 7 May, 8:00 am'],
    [
      'that nobody knows',
      null,
      {},
      'Come on the day you chose, if the hall is open then, with what you need to bring.',
    ],
    ['to which the hall moved the citizen', null, { movedTo: '2031-05-12T08:00' }, 'Monday, 12 May, 8:00 am'],
  ])('is, for a receipt of release 1.0.0, the one %s', (_, sentHere, receipt, line) => {
    expect(readLines({ receipt, sentHere }).outcome).toContain(line);
  });
});
