/** The operators between two values. `7 / 2` → 3; `7 / 2.0` → 3.5; a timestamp plus a duration is a timestamp. */
import { equal, holds } from './equality.ts';
import { Problem } from './problem.ts';
import type { BinaryOperator } from './syntax.ts';
import {
  asDuration,
  asInt,
  asTimestamp,
  isList,
  isMap,
  isNumber,
  kinded,
  type Outcome,
  type RulesValue,
  typeOf,
} from './values.ts';

type Sign = '+' | '-' | '*' | '/' | '%';
type Comparison = '<' | '<=' | '>' | '>=';

const ofInts: Readonly<Record<Sign, (a: bigint, b: bigint) => bigint>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

const ofFloats: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

const comparisons: Readonly<
  Record<Comparison, (a: bigint | number | string, b: bigint | number | string) => boolean>
> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

const misfit = (operator: string, left: RulesValue, right: RulesValue): Problem =>
  new Problem(`${operator} does not join ${typeOf(left)} and ${typeOf(right)}`);

export function apply(operator: BinaryOperator, left: RulesValue, right: RulesValue): Outcome {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    case 'in':
      return contains(right, left);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    default:
      return calculate(operator, left, right);
  }
}

/** `x in list`, `key in map`. */
function contains(container: RulesValue, wanted: RulesValue): Outcome {
  if (isList(container)) return holds(container, wanted);
  if (isMap(container)) return typeof wanted === 'string' && container.has(wanted);
  return misfit('in', wanted, container);
}

function compare(operator: Comparison, left: RulesValue, right: RulesValue): Outcome {
  if (isNumber(left) && isNumber(right)) return comparisons[operator](left, right);
  if (typeof left === 'string' && typeof right === 'string') return comparisons[operator](left, right);
  const a = kinded(left);
  const b = kinded(right);
  if (a !== null && b !== null && a.kind === b.kind && 'micros' in a && 'micros' in b) {
    return comparisons[operator](a.micros, b.micros);
  }
  return misfit(operator, left, right);
}

function calculate(sign: Sign, left: RulesValue, right: RulesValue): Outcome {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if (right === 0n && (sign === '/' || sign === '%')) return new Problem('a division by zero');
    return asInt(ofInts[sign](left, right));
  }
  if (isNumber(left) && isNumber(right)) return ofFloats[sign](Number(left), Number(right));
  if (sign === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  return calculateTime(sign, left, right);
}

function calculateTime(sign: Sign, left: RulesValue, right: RulesValue): Outcome {
  const a = kinded(left);
  const b = kinded(right);
  if (a === null || b === null || !('micros' in a) || !('micros' in b) || (sign !== '+' && sign !== '-')) {
    return misfit(sign, left, right);
  }
  const micros = ofInts[sign](a.micros, b.micros);
  if (a.kind === 'timestamp' && b.kind === 'duration') return asTimestamp(micros);
  if (a.kind === 'duration' && b.kind === 'timestamp' && sign === '+') return asTimestamp(micros);
  if (a.kind === 'timestamp' && b.kind === 'timestamp' && sign === '-') return asDuration(micros);
  if (a.kind === 'duration' && b.kind === 'duration') return asDuration(micros);
  return misfit(sign, left, right);
}
