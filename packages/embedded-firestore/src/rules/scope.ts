/** Resolves names: the innermost match or function that binds a name decides. */
import type { RulesFunction } from './syntax.ts';

export interface Scope<Bound> {
  readonly names: ReadonlyMap<string, Bound>;
  readonly functions: ReadonlyMap<string, RulesFunction>;
  readonly outer: Scope<Bound> | null;
}

export function findBinding<Bound>(scope: Scope<Bound> | null, name: string): Bound | undefined {
  for (let at = scope; at !== null; at = at.outer) {
    const bound = at.names.get(name);
    if (bound !== undefined) return bound;
  }
  return undefined;
}

/** The function, and the scope that defines it, whose names it sees. */
export function findFunction<Bound>(
  scope: Scope<Bound>,
  name: string,
): { readonly called: RulesFunction; readonly home: Scope<Bound> } | undefined {
  for (let home: Scope<Bound> | null = scope; home !== null; home = home.outer) {
    const called = home.functions.get(name);
    if (called !== undefined) return { called, home };
  }
  return undefined;
}
