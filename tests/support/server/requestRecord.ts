/** A request that the rules accept at a given moment, with its id and receipt code. Nothing here depends on the day it runs. */
import { randomUUID } from 'node:crypto';
import { toRecordId } from '../../../src/domain/request/recordId.ts';
import { createSampleRecord } from '../form/requestFixtures.ts';

type Plains = Readonly<Record<string, string | number | boolean>>;

export interface TestRequest {
  readonly receipt: string;
  readonly id: string;
  readonly record: Plains;
}

/** @param now milliseconds since the epoch */
export function createTestRequest(now: number, changes: Plains = {}): TestRequest {
  const receipt = randomUUID();
  const record = createSampleRecord('BARANGAY_CLEARANCE', now) as Plains;
  return { receipt, id: toRecordId(receipt, 0), record: { ...record, ...changes } };
}
