import { describe, expect, it } from 'vitest';
import { OfflineError, StoreFailure, toStoreFailure } from '../../../src/firestore/errors.ts';

const withCode = (code: unknown) => Object.assign(new Error('Juan Dela Cruz, 09171234567'), { code });

describe('§8 why a call to Firestore failed', () => {
  it.each([
    ['permission-denied', 'permission-denied'],
    ['unauthenticated', 'unauthenticated'],
    ['resource-exhausted', 'resource-exhausted'],
    ['unavailable', 'unavailable'],
    ['invalid-argument', 'invalid-argument'],
    ['deadline-exceeded', 'deadline-exceeded'],
    ['failed-precondition', 'invalid-argument'],
    ['out-of-range', 'invalid-argument'],
    ['internal', 'unavailable'],
    ['aborted', 'contended'],
    ['cancelled', 'unavailable'],
    ['unknown', 'unreachable'],
    ['some-later-code', 'unknown'],
    ['toString', 'unknown'],
    ['__proto__', 'unknown'],
    [7, 'unknown'],
    [null, 'unknown'],
  ])('converts the code %j of the SDK to %s', (code, converted) => {
    expect(toStoreFailure(withCode(code)).code).toBe(converted);
  });

  it.each([undefined, null, 'unavailable', 503, {}, new Error('unavailable')])(
    'converts %o, which has no code, to unknown',
    (thrown) => {
      expect(toStoreFailure(thrown).code).toBe('unknown');
    },
  );

  it('keeps a failure that is converted already', () => {
    const failure = new StoreFailure('unproven');
    expect(toStoreFailure(failure)).toBe(failure);
  });

  it("drops the SDK's message, which may quote the request", () => {
    const failure = toStoreFailure(withCode('permission-denied'));
    expect(failure.message).toBe('The records answered: permission-denied.');
    expect(failure.cause).toBeUndefined();
    expect(JSON.stringify(failure)).not.toContain('Juan');
  });

  it('gives a device without a signal a code of its own', () => {
    expect(new OfflineError('offline').code).toBe('offline');
  });
});
