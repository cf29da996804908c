/** Every mutant of a rules file by one step: a condition that always holds, an alternative that never does, a number off by one. */
import { compileTree } from '../../src/rules/compile.ts';
import { parseRules } from '../../src/rules/parse.ts';
import type { Allow, Expression, Match, RulesFunction } from '../../src/rules/syntax.ts';
import type { Rules } from '../../src/rules/types.ts';
import { printExpression } from './printExpression.ts';

export type MutationKind = 'condition' | 'alternative' | 'negation' | 'entry' | 'number';

export interface RulesMutant {
  readonly slip: MutationKind;
  /** `L12: isRecordId() → true` */
  readonly name: string;
  readonly rules: Rules;
}

/** An expression in which one thing is changed. */
interface Variant {
  readonly slip: MutationKind;
  readonly name: string;
  readonly made: Expression;
}

type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, { readonly kind: Kind }>;

const createLiteral = (line: number, value: boolean): Expression => ({ kind: 'literal', line, value });

const replaceExpression = (at: Expression, value: boolean, slip: MutationKind): Variant => ({
  slip,
  name: `L${at.line}: ${printExpression(at)} → ${value}`,
  made: createLiteral(at.line, value),
});

/** The mutants of a condition: `&&` and `||` leave them to their sides. */
function mutateCondition(at: Expression, value: boolean, slip: MutationKind): readonly Variant[] {
  const isGroup = at.kind === 'logic' && at.operator === (value ? '&&' : '||');
  return [...(isGroup ? [] : [replaceExpression(at, value, slip)]), ...mutateExpression(at)];
}

/** The same mutants with the changed part put into its whole. */
const mutatePart = (parts: readonly Variant[], make: (part: Expression) => Expression): readonly Variant[] =>
  parts.map(({ made, ...variant }) => ({ ...variant, made: make(made) }));

const mutateEach = (
  items: readonly Expression[],
  make: (items: readonly Expression[]) => Expression,
): readonly Variant[] =>
  items.flatMap((item, index) => mutatePart(mutateExpression(item), (made) => make(items.with(index, made))));

function mutateLogic(at: ExpressionOf<'logic'>): readonly Variant[] {
  const [value, slip] =
    at.operator === '&&' ? ([true, 'condition'] as const) : ([false, 'alternative'] as const);
  return [
    ...mutatePart(mutateCondition(at.left, value, slip), (left) => ({ ...at, left })),
    ...mutatePart(mutateCondition(at.right, value, slip), (right) => ({ ...at, right })),
  ];
}

function mutateChoice(at: ExpressionOf<'choice'>): readonly Variant[] {
  return [
    replaceExpression(at.condition, true, 'alternative'),
    replaceExpression(at.condition, false, 'alternative'),
  ]
    .map((variant): Variant => ({ ...variant, made: { ...at, condition: variant.made } }))
    .concat(
      mutatePart(mutateExpression(at.condition), (condition) => ({ ...at, condition })),
      mutatePart(mutateCondition(at.yes, true, 'condition'), (yes) => ({ ...at, yes })),
      mutatePart(mutateCondition(at.no, true, 'condition'), (no) => ({ ...at, no })),
    );
}

function mutateExpression(at: Expression): readonly Variant[] {
  switch (at.kind) {
    case 'logic':
      return mutateLogic(at);
    case 'choice':
      return mutateChoice(at);
    case 'unary':
      return [
        ...(at.operator === '!'
          ? [
              {
                slip: 'negation',
                name: `L${at.line}: ${printExpression(at)} → ${printExpression(at.right)}`,
                made: at.right,
              } as const,
            ]
          : []),
        ...mutatePart(mutateExpression(at.right), (right) => ({ ...at, right })),
      ];
    case 'literal': {
      const { value } = at;
      if (typeof value !== 'bigint') return [];
      return [value - 1n, value + 1n].map((beside) => ({
        slip: 'number',
        name: `L${at.line}: ${value} → ${beside}`,
        made: { ...at, value: beside },
      }));
    }
    case 'list':
      return [
        ...at.items.map(
          (item, index): Variant => ({
            slip: 'entry',
            name: `L${item.line}: ${printExpression(item)} left out`,
            made: { ...at, items: at.items.toSpliced(index, 1) },
          }),
        ),
        ...mutateEach(at.items, (items) => ({ ...at, items })),
      ];
    case 'call':
      return mutateEach(at.args, (newArgs) => ({ ...at, args: newArgs }));
    case 'method':
      return [
        ...mutatePart(mutateExpression(at.of), (of) => ({ ...at, of })),
        ...mutateEach(at.args, (newArgs) => ({ ...at, args: newArgs })),
      ];
    case 'binary':
      return [
        ...mutatePart(mutateExpression(at.left), (left) => ({ ...at, left })),
        ...mutatePart(mutateExpression(at.right), (right) => ({ ...at, right })),
      ];
    case 'is':
      return mutatePart(mutateExpression(at.left), (left) => ({ ...at, left }));
    case 'property':
      return mutatePart(mutateExpression(at.of), (of) => ({ ...at, of }));
    case 'index':
      return [
        ...mutatePart(mutateExpression(at.of), (of) => ({ ...at, of })),
        ...mutatePart(mutateExpression(at.at), (index) => ({ ...at, at: index })),
      ];
    case 'slice':
      return [
        ...mutatePart(mutateExpression(at.of), (of) => ({ ...at, of })),
        ...mutatePart(mutateExpression(at.from), (from) => ({ ...at, from })),
        ...mutatePart(mutateExpression(at.to), (to) => ({ ...at, to })),
      ];
    case 'path':
      return mutateEach(at.segments, (segments) => ({ ...at, segments }));
    case 'map':
    case 'name':
      return [];
  }
}

type Made<Whole> = Omit<Variant, 'made'> & { readonly made: Whole };

const mutateFunction = (written: RulesFunction): readonly Made<RulesFunction>[] => [
  ...mutateExpression(written.result).map((variant) => ({
    ...variant,
    made: { ...written, result: variant.made },
  })),
  ...written.lets.flatMap(([name, value], index) =>
    mutateExpression(value).map((variant) => ({
      ...variant,
      made: { ...written, lets: written.lets.with(index, [name, variant.made] as const) },
    })),
  ),
];

const mutateAllow = (allow: Allow): readonly Made<Allow>[] =>
  [
    replaceExpression(allow.condition, true, 'condition'),
    ...mutateCondition(allow.condition, true, 'condition'),
  ]
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .map((variant) => ({ ...variant, made: { ...allow, condition: variant.made } }));

const mutateMatch = (match: Match): readonly Made<Match>[] => [
  ...match.allows.flatMap((allow, index) =>
    mutateAllow(allow).map((variant) => ({
      ...variant,
      made: { ...match, allows: match.allows.with(index, variant.made) },
    })),
  ),
  ...[...match.functions].flatMap(([name, written]) =>
    mutateFunction(written).map((variant) => ({
      ...variant,
      made: { ...match, functions: new Map(match.functions).set(name, variant.made) },
    })),
  ),
  ...match.inner.flatMap((inner, index) =>
    mutateMatch(inner).map((variant) => ({
      ...variant,
      made: { ...match, inner: match.inner.with(index, variant.made) },
    })),
  ),
];

/** @param source the text of a rules file */
export const createRulesMutants = (source: string): readonly RulesMutant[] =>
  mutateMatch(parseRules(source)).map(({ slip, name, made }) => ({ slip, name, rules: compileTree(made) }));
