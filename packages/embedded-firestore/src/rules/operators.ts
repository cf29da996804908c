/** The operators on two values. `7 / 2` → 3; `7 / 2.0` → 3.5; a timestamp plus a duration is a timestamp. */
import { areRulesValuesEqual, hasEquivalent, includesRulesValue } from './equality.ts';
import { EvaluationProblem } from './problem.ts';
import type { BinaryOperator } from './syntax.ts';
import {
  asDuration,
  asInt,
  asKinded,
  asTimestamp,
  type EvaluationOutcome,
  isNumber,
  isRulesList,
  isRulesMap,
  type RulesValue,
  typeNameOf,
} from './values.ts';

type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
type Comparison = '<' | '<=' | '>' | '>=';

const intOperations: Readonly<Record<ArithmeticOperator, (a: bigint, b: bigint) => bigint>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

const floatOperations: Readonly<Record<ArithmeticOperator, (a: number, b: number) => number>> = {
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

const createOperandProblem = (operator: string, left: RulesValue, right: RulesValue): EvaluationProblem =>
  new EvaluationProblem(`${operator} does not join ${typeNameOf(left)} and ${typeNameOf(right)}`);

export function applyOperator(
  operator: BinaryOperator,
  left: RulesValue,
  right: RulesValue,
): EvaluationOutcome {
  switch (operator) {
    case '==':
      return areRulesValuesEqual(left, right);
    case '!=':
      return !areRulesValuesEqual(left, right);
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

/** `x in list`, `x in set`, `key in map`. */
function contains(container: RulesValue, wanted: RulesValue): EvaluationOutcome {
  if (isRulesList(container)) return includesRulesValue(container, wanted);
  const set = asKinded(container);
  if (set?.kind === 'set') return hasEquivalent(set.items, wanted);
  if (isRulesMap(container)) return typeof wanted === 'string' && container.has(wanted);
  return createOperandProblem('in', wanted, container);
}

function compare(operator: Comparison, left: RulesValue, right: RulesValue): EvaluationOutcome {
  if (isNumber(left) && isNumber(right)) return comparisons[operator](left, right);
  if (typeof left === 'string' && typeof right === 'string') return comparisons[operator](left, right);
  const a = asKinded(left);
  const b = asKinded(right);
  if (a !== null && b !== null && a.kind === b.kind && 'micros' in a && 'micros' in b) {
    return comparisons[operator](a.micros, b.micros);
  }
  return createOperandProblem(operator, left, right);
}

function calculate(sign: ArithmeticOperator, left: RulesValue, right: RulesValue): EvaluationOutcome {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if (right === 0n && (sign === '/' || sign === '%')) return new EvaluationProblem('a division by zero');
    return asInt(intOperations[sign](left, right));
  }
  if (isNumber(left) && isNumber(right)) return floatOperations[sign](Number(left), Number(right));
  if (sign === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  return calculateTime(sign, left, right);
}

function calculateTime(sign: ArithmeticOperator, left: RulesValue, right: RulesValue): EvaluationOutcome {
  const a = asKinded(left);
  const b = asKinded(right);
  if (a === null || b === null || !('micros' in a) || !('micros' in b) || (sign !== '+' && sign !== '-')) {
    return createOperandProblem(sign, left, right);
  }
  const micros = intOperations[sign](a.micros, b.micros);
  if (a.kind === 'timestamp' && b.kind === 'duration') return asTimestamp(micros);
  if (a.kind === 'duration' && b.kind === 'timestamp' && sign === '+') return asTimestamp(micros);
  if (a.kind === 'timestamp' && b.kind === 'timestamp' && sign === '-') return asDuration(micros);
  if (a.kind === 'duration' && b.kind === 'duration') return asDuration(micros);
  return createOperandProblem(sign, left, right);
}
