/** RA 11032: one extension, before the time is over. */
import { describe, expect, it } from 'vitest';
import {
  createExtensionWrites,
  extensionMessages,
  planExtension,
} from '../../../../src/staff-core/due/extension.ts';
import { createHallDayRecord, createStaffEntry } from '../../../support/staffEntry.ts';

/** Due on Thursday, 8 May 2031. */
const entry = createStaffEntry();

describe('RA 11032 the extension of a request', () => {
  it.each([['2031-05-02'], ['2031-05-05'], ['2031-05-08']])(
    'adds the working days of the law to the day on which it is due, on %s',
    (today) => {
      expect(planExtension(entry, [], today)).toEqual({
        kind: 'extend',
        due: '2031-05-08',
        until: '2031-05-13',
      });
    },
  );

  it('does not count a declared holiday', () => {
    const holiday = createHallDayRecord('2031-05-12', { isHoliday: true });
    expect(planExtension(entry, [holiday], '2031-05-08')).toMatchObject({ until: '2031-05-14' });
  });

  it.each([
    ['that was due yesterday', {}, '2031-05-09', extensionMessages.lapsed('2031-05-08')],
    [
      'that is extended already',
      { receipt: { until: '2031-05-13', untilReason: 'system' } },
      '2031-05-06',
      extensionMessages.already('2031-05-13'),
    ],
    ['that is ready', { receipt: { state: 'ready' } }, '2031-05-06', extensionMessages.done],
    ['that is refused', { receipt: { state: 'refused' } }, '2031-05-06', extensionMessages.done],
    ['that is a visit', { type: 'HEALTH_SERVICES' }, '2031-05-06', extensionMessages.notDue],
    ['without a day', { schedule: 'soon' }, '2031-05-06', extensionMessages.notDue],
    ['whose citizen did not come', { extras: { came: false } }, '2031-05-06', extensionMessages.notDue],
    ['without a receipt', { receipt: null }, '2031-05-06', extensionMessages.noReceipt],
  ] as const)('is refused for a request %s', (_, options, today, why) => {
    expect(planExtension(createStaffEntry(options), [], today)).toEqual({ kind: 'refused', why });
  });

  it('writes the day and the reason on each receipt, over the version that was read, and nothing else', () => {
    expect(createExtensionWrites(entry.receipts, '2031-05-13', 'many-requests')).toEqual([
      {
        update: {
          name: 'receipts/one',
          fields: { until: { stringValue: '2031-05-13' }, untilReason: { stringValue: 'many-requests' } },
        },
        updateMask: { fieldPaths: ['until', 'untilReason'] },
        currentDocument: { updateTime: 'version of the receipt' },
      },
    ]);
  });
});
