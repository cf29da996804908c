/** Every slip of one step in a rules file: a condition that always holds, an alternative that never does, a number beside. */
import { compileTree } from '../../server/firestore/rules/compile.ts';
import { parseRules } from '../../server/firestore/rules/parse.ts';
import type { Allow, Expression, Match, RulesFunction } from '../../server/firestore/rules/syntax.ts';
import type { Rules } from '../../server/firestore/rules/types.ts';
import { spelled } from './printExpression.ts';

export type Slip = 'condition' | 'alternative' | 'negation' | 'entry' | 'number';

export interface Mutant {
  readonly slip: Slip;
  /** `L12: isRecordId() → true` */
  readonly name: string;
  readonly rules: Rules;
}

/** An expression in which one thing is changed. */
interface Variant {
  readonly slip: Slip;
  readonly name: string;
  readonly made: Expression;
}

type Of<Kind extends Expression['kind']> = Extract<Expression, { readonly kind: Kind }>;

const always = (line: number, value: boolean): Expression => ({ kind: 'literal', line, value });

const replaced = (at: Expression, value: boolean, slip: Slip): Variant => ({
  slip,
  name: `L${at.line}: ${spelled(at)} → ${value}`,
  made: always(at.line, value),
});

/** What a condition becomes by a slip of its own: `&&` and `||` leave that to their sides. */
function ofCondition(at: Expression, value: boolean, slip: Slip): readonly Variant[] {
  const isGroup = at.kind === 'logic' && at.operator === (value ? '&&' : '||');
  return [...(isGroup ? [] : [replaced(at, value, slip)]), ...variants(at)];
}

/** The same with another part. */
const within = (parts: readonly Variant[], make: (part: Expression) => Expression): readonly Variant[] =>
  parts.map(({ made, ...variant }) => ({ ...variant, made: make(made) }));

const inEach = (
  items: readonly Expression[],
  make: (items: readonly Expression[]) => Expression,
): readonly Variant[] =>
  items.flatMap((item, index) => within(variants(item), (made) => make(items.with(index, made))));

function logicVariants(at: Of<'logic'>): readonly Variant[] {
  const [value, slip] =
    at.operator === '&&' ? ([true, 'condition'] as const) : ([false, 'alternative'] as const);
  return [
    ...within(ofCondition(at.left, value, slip), (left) => ({ ...at, left })),
    ...within(ofCondition(at.right, value, slip), (right) => ({ ...at, right })),
  ];
}

function choiceVariants(at: Of<'choice'>): readonly Variant[] {
  return [replaced(at.condition, true, 'alternative'), replaced(at.condition, false, 'alternative')]
    .map((variant): Variant => ({ ...variant, made: { ...at, condition: variant.made } }))
    .concat(
      within(variants(at.condition), (condition) => ({ ...at, condition })),
      within(ofCondition(at.yes, true, 'condition'), (yes) => ({ ...at, yes })),
      within(ofCondition(at.no, true, 'condition'), (no) => ({ ...at, no })),
    );
}

function variants(at: Expression): readonly Variant[] {
  switch (at.kind) {
    case 'logic':
      return logicVariants(at);
    case 'choice':
      return choiceVariants(at);
    case 'unary':
      return [
        ...(at.operator === '!'
          ? [
              {
                slip: 'negation',
                name: `L${at.line}: ${spelled(at)} → ${spelled(at.right)}`,
                made: at.right,
              } as const,
            ]
          : []),
        ...within(variants(at.right), (right) => ({ ...at, right })),
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
            name: `L${item.line}: ${spelled(item)} left out`,
            made: { ...at, items: at.items.toSpliced(index, 1) },
          }),
        ),
        ...inEach(at.items, (items) => ({ ...at, items })),
      ];
    case 'call':
      return inEach(at.args, (given) => ({ ...at, args: given }));
    case 'method':
      return [
        ...within(variants(at.of), (of) => ({ ...at, of })),
        ...inEach(at.args, (given) => ({ ...at, args: given })),
      ];
    case 'binary':
      return [
        ...within(variants(at.left), (left) => ({ ...at, left })),
        ...within(variants(at.right), (right) => ({ ...at, right })),
      ];
    case 'is':
      return within(variants(at.left), (left) => ({ ...at, left }));
    case 'property':
      return within(variants(at.of), (of) => ({ ...at, of }));
    case 'index':
      return [
        ...within(variants(at.of), (of) => ({ ...at, of })),
        ...within(variants(at.at), (index) => ({ ...at, at: index })),
      ];
    case 'slice':
      return [
        ...within(variants(at.of), (of) => ({ ...at, of })),
        ...within(variants(at.from), (from) => ({ ...at, from })),
        ...within(variants(at.to), (to) => ({ ...at, to })),
      ];
    case 'path':
      return inEach(at.segments, (segments) => ({ ...at, segments }));
    case 'map':
    case 'name':
      return [];
  }
}

type Made<Whole> = Omit<Variant, 'made'> & { readonly made: Whole };

const ofFunction = (written: RulesFunction): readonly Made<RulesFunction>[] => [
  ...variants(written.result).map((variant) => ({ ...variant, made: { ...written, answer: variant.made } })),
  ...written.lets.flatMap(([name, value], index) =>
    variants(value).map((variant) => ({
      ...variant,
      made: { ...written, lets: written.lets.with(index, [name, variant.made] as const) },
    })),
  ),
];

const ofAllow = (allow: Allow): readonly Made<Allow>[] =>
  [replaced(allow.condition, true, 'condition'), ...ofCondition(allow.condition, true, 'condition')]
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .map((variant) => ({ ...variant, made: { ...allow, condition: variant.made } }));

const ofMatch = (match: Match): readonly Made<Match>[] => [
  ...match.allows.flatMap((allow, index) =>
    ofAllow(allow).map((variant) => ({
      ...variant,
      made: { ...match, allows: match.allows.with(index, variant.made) },
    })),
  ),
  ...[...match.functions].flatMap(([name, written]) =>
    ofFunction(written).map((variant) => ({
      ...variant,
      made: { ...match, functions: new Map(match.functions).set(name, variant.made) },
    })),
  ),
  ...match.inner.flatMap((inner, index) =>
    ofMatch(inner).map((variant) => ({
      ...variant,
      made: { ...match, inner: match.inner.with(index, variant.made) },
    })),
  ),
];

/** @param source the text of a rules file */
export const mutantsOf = (source: string): readonly Mutant[] =>
  ofMatch(parseRules(source)).map(({ slip, name, made }) => ({ slip, name, rules: compileTree(made) }));
