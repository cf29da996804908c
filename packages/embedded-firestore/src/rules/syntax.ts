/** The syntax tree of a rules file. */
import type { AccessMethod } from './types.ts';

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type Expression = { readonly line: number } & (
  | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [key: Expression, value: Expression])[] }
  | { readonly kind: 'path'; readonly segments: readonly Expression[] }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'property'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly of: Expression; readonly at: Expression }
  | { readonly kind: 'slice'; readonly of: Expression; readonly from: Expression; readonly to: Expression }
  /** `f(x)`, or with its namespace `timestamp.value(x)`. */
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method';
      readonly of: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly right: Expression }
  | {
      readonly kind: 'logic';
      readonly operator: '&&' | '||';
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly left: Expression; readonly type: string }
  | {
      readonly kind: 'choice';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
);

export interface RulesFunction {
  readonly line: number;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly (readonly [name: string, value: Expression])[];
  readonly result: Expression;
}

/** `list`, `{id}` or `{rest=**}` in a match's path. */
export type Segment =
  | { readonly kind: 'exactly'; readonly text: string }
  | { readonly kind: 'any'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

export interface Allow {
  readonly line: number;
  readonly methods: ReadonlySet<AccessMethod>;
  readonly condition: Expression;
}

export interface Match {
  readonly line: number;
  readonly path: readonly Segment[];
  readonly functions: ReadonlyMap<string, RulesFunction>;
  readonly allows: readonly Allow[];
  readonly inner: readonly Match[];
}
