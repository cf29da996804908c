/** The log about a disk that refuses writes, and the files that wait for room. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDiskFailure } from '../../../../packages/embedded-firestore/src/index.ts';
import { createDiskReports } from '../../../../server/ops/diskReports.ts';

const minute = 60_000;
const full = { kind: 'full', reason: 'database or disk is full' } as const;

const createSystemError = (code: string): Error => Object.assign(new Error(`${code}: refused`), { code });
const createSqliteError = (errcode: number): Error =>
  Object.assign(new Error('refused'), { code: 'ERR_SQLITE_ERROR', errcode });

describe('findDiskFailure', () => {
  it.each([
    ['ENOSPC', createSystemError('ENOSPC'), 'full'],
    ['EDQUOT', createSystemError('EDQUOT'), 'full'],
    ['EROFS', createSystemError('EROFS'), 'unwritable'],
    ['SQLITE_FULL', createSqliteError(13), 'full'],
    ['SQLITE_READONLY_DBMOVED', createSqliteError(1_032), 'unwritable'],
    ['SQLITE_IOERR_WRITE', createSqliteError(778), 'unwritable'],
    ['SQLITE_IOERR_FSYNC', createSqliteError(1_034), 'unwritable'],
    ['SQLITE_CANTOPEN', createSqliteError(14), 'unwritable'],
    ['SQLITE_IOERR_READ', createSqliteError(266), null],
    ['SQLITE_CORRUPT', createSqliteError(11), null],
    ['SQLITE_CONSTRAINT', createSqliteError(19), null],
    ['EACCES', createSystemError('EACCES'), null],
    ['a mistake in the code', new TypeError('x is not a function'), null],
    ['a thrown text', 'ENOSPC', null],
  ])('tells what a disk does that refuses with %s', (_, error, kind) => {
    expect(findDiskFailure(error)?.kind ?? null).toBe(kind);
  });
});

describe('the log of a disk that refuses writes', () => {
  const lines: string[] = [];
  let now = 0;
  const reports = () =>
    createDiskReports(
      (line) => lines.push(line),
      () => now,
    );

  beforeEach(() => {
    vi.useFakeTimers();
    lines.length = 0;
    now = 1_700_000_000_000;
  });
  afterEach(() => void vi.useRealTimers());

  it('gets one line in ten minutes for any number of failures, which says what to do', () => {
    const { add } = reports();
    for (const passed of [0, 1, 9 * minute, 10 * minute - 1]) {
      now = 1_700_000_000_000 + passed;
      add(full);
      add({ kind: 'unwritable', reason: 'disk I/O error' });
    }
    expect(lines).toEqual([
      'The disk of DATA_DIR is full: pages are served, requests are refused. Make room, then nothing else is needed.',
    ]);
    now += 1;
    add({ kind: 'unwritable', reason: 'disk I/O error' });
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^DATA_DIR cannot be written \(disk I\/O error\): pages are served, [^\n]+$/),
    ]);
  });

  it('gets a line again after the clock was set back by a year', () => {
    const { add } = reports();
    add(full);
    now -= 365 * 24 * 60 * minute;
    add(full);
    expect(lines).toHaveLength(2);
  });

  it('a write that the disk refuses runs again until it succeeds, and never after the end', () => {
    const [disk, ended] = [reports(), reports()];
    let room = false;
    const write = vi.fn(() => {
      if (!room) throw createSystemError('EDQUOT');
    });
    disk.write(write);
    const never = vi.fn(() => {
      throw createSystemError('ENOSPC');
    });
    ended.write(never);
    ended.close();
    vi.advanceTimersByTime(minute);
    expect(write.mock.calls.length).toBeGreaterThan(1);
    room = true;
    vi.advanceTimersByTime(minute);
    const tries = write.mock.calls.length;
    vi.advanceTimersByTime(60 * minute);
    expect([write.mock.calls.length, never.mock.calls.length, vi.getTimerCount()]).toEqual([tries, 1, 0]);
  });

  it('a write that fails otherwise at a later try is logged once, and the server goes on', () => {
    const errors = [createSystemError('ENOSPC'), createSystemError('EACCES')];
    reports().write(() => {
      const error = errors.shift();
      if (error !== undefined) throw error;
    });
    vi.advanceTimersByTime(60 * minute);
    expect(lines).toEqual([
      expect.stringContaining('is full'),
      'DATA_DIR cannot be written: EACCES: refused.',
    ]);
  });

  it('passes on an error that room does not cure', () => {
    const forbidden = createSystemError('EACCES');
    expect(() =>
      reports().write(() => {
        throw forbidden;
      }),
    ).toThrow(forbidden);
    expect(lines).toEqual([]);
  });
});
