/** The values of an evaluation: those of documents, and paths, sets and differences of maps, which only rules have. */

import type { Duration, Opaque, Timestamp, Value } from '../protocol/value.ts';
import { EvaluationProblem } from './problem.ts';

export interface PathValue {
  readonly kind: 'path';
  readonly segments: readonly string[];
}
/** Each item once. */
export interface SetValue {
  readonly kind: 'set';
  readonly items: readonly RulesValue[];
}
/** What `left.diff(right)` returns. */
export interface MapDifference {
  readonly kind: 'mapDifference';
  readonly left: RulesMap;
  readonly right: RulesMap;
}
export type RulesValue = Value | PathValue | SetValue | MapDifference | readonly RulesValue[] | RulesMap;
export type RulesMap = ReadonlyMap<string, RulesValue>;
export type EvaluationOutcome = RulesValue | EvaluationProblem;

const typeOfKind = {
  timestamp: 'timestamp',
  duration: 'duration',
  bytes: 'bytes',
  geoPoint: 'latlng',
  reference: 'path',
  path: 'path',
  set: 'set',
  mapDifference: 'map_diff',
} as const;

export type TypeName =
  | (typeof typeOfKind)[keyof typeof typeOfKind]
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'list'
  | 'map';

/** The types allowed to the right of `is`. */
export const testableTypes: ReadonlySet<string> = new Set([
  'timestamp',
  'duration',
  'bytes',
  'latlng',
  'path',
  'bool',
  'int',
  'float',
  'number',
  'string',
  'list',
  'map',
]);

export const isRulesList = (value: RulesValue): value is readonly RulesValue[] => Array.isArray(value);
export const isRulesMap = (value: RulesValue): value is RulesMap => value instanceof Map;
export const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

type Kinded = Timestamp | Duration | Opaque | PathValue | SetValue | MapDifference;

/** The values with a `kind`; null for all others. */
export const asKinded = (value: RulesValue): Kinded | null =>
  typeof value === 'object' && value !== null && 'kind' in value ? (value as Kinded) : null;

export function typeNameOf(value: RulesValue): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (isRulesList(value)) return 'list';
  if (isRulesMap(value)) return 'map';
  return typeOfKind[(value as Kinded).kind];
}

/** int64: a result outside it is a problem. */
export const asInt = (value: bigint): bigint | EvaluationProblem =>
  BigInt.asIntN(64, value) === value ? value : new EvaluationProblem('an int left its 64 bits');

const firstMicros = -62_135_596_800_000_000n;
const lastMicros = 253_402_300_799_999_999n;

/** Years 1 to 9999. */
export const asTimestamp = (micros: bigint): Timestamp | EvaluationProblem =>
  micros < firstMicros || micros > lastMicros
    ? new EvaluationProblem('a timestamp left the years 1 to 9999')
    : { kind: 'timestamp', micros };

export const asDuration = (micros: bigint): Duration => ({ kind: 'duration', micros });
