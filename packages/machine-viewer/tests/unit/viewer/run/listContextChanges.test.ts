import { describe, expect, it } from 'vitest';
import { listContextChanges } from '../../../../src/viewer/run/listContextChanges.ts';

describe('§4 what a step changed of the context', () => {
  it('names each changed value by its path, with both values as JSON', () => {
    expect(
      listContextChanges(
        { record: { purpose: 'one', age: 41 }, attempts: [1], code: null },
        { record: { purpose: 'two', age: 41 }, attempts: [1, 2], code: 'x' },
      ),
    ).toEqual([
      { path: 'record.purpose', before: '"one"', after: '"two"' },
      { path: 'attempts[1]', before: null, after: '2' },
      { path: 'code', before: 'null', after: '"x"' },
    ]);
  });

  it('lists what is gone after the rest, and a list that became empty as empty', () => {
    expect(listContextChanges({ left: { one: 1 }, list: [1] }, { list: [] })).toEqual([
      { path: 'list', before: null, after: '[]' },
      { path: 'left.one', before: '1', after: null },
      { path: 'list[0]', before: '1', after: null },
    ]);
  });

  it('finds nothing in equal contexts, in none, and in one that is no object', () => {
    expect(listContextChanges({ item: [{ a: 1 }] }, { item: [{ a: 1 }] })).toEqual([]);
    expect(listContextChanges(undefined, undefined)).toEqual([]);
    expect(listContextChanges(1, 2)).toEqual([]);
  });

  it('shows what an actor in the context says of itself', () => {
    const actor = { toJSON: () => ({ id: 'child' }), self: null as unknown };
    actor.self = actor;
    expect(listContextChanges({}, { actor })).toEqual([{ path: 'actor.id', before: null, after: '"child"' }]);
  });
});
