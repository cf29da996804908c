/** A call with `staff` and an `auth`: the rules judge it as that account, and nothing else binds it. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { compileRules } from '../../../src/rules/compile.ts';
import { openStore } from '../../../src/store.ts';
import { createCallerAuth } from '../../support/callers.ts';
import { toRulesFile } from '../../support/judge.ts';

const documentsRoot = 'projects/demo-project/databases/(default)/documents';
const name = `${documentsRoot}/notes/a`;
const rules = compileRules(
  toRulesFile(
    'match /notes/{id} { allow create, update: if request.auth.token.staff == true && request.resource.data.n is int; }',
  ),
);

const createNote = (value: object, more: object = {}) => ({
  update: { name, fields: { n: value } },
  ...more,
});

/** A store whose public may write nothing. */
const openStrictStore = () => {
  const bounds = {
    bytes: 10,
    writes: 0,
    preconditions: 0,
    fields: 0,
    maskPaths: 0,
    parts: 0,
    values: 0,
    offset: 0,
    documents: 0,
  };
  const store = openStore({
    projectId: 'demo-project',
    file: ':memory:',
    rules,
    now: () => 0,
    publicCalls: { bounds, explainRefusals: false, allowsCommit: () => false },
  });
  onTestFinished(() => store.close());
  return (write: object, isJudged = true): string => {
    const { status, text } = store.answer({
      method: 'POST',
      path: `/v1/${documentsRoot}:commit`,
      body: JSON.stringify({ writes: [write] }),
      staff: true,
      ...(isJudged && { auth: createCallerAuth('clerk') }),
    });
    return status === 200 ? 'allowed' : `${status} ${JSON.parse(text).error.status}`;
  };
};

describe('staff with an account', () => {
  it('write what the rules allow the account, beyond the bounds of the public', () => {
    expect(openStrictStore()(createNote({ integerValue: '1' }))).toBe('allowed');
  });

  it('are refused what the rules refuse, and staff without an account are not', () => {
    const commit = openStrictStore();
    const write = createNote({ stringValue: 'Sample' });
    expect(commit(write)).toBe('403 PERMISSION_DENIED');
    expect(commit({ delete: name })).toBe('403 PERMISSION_DENIED');
    expect(commit(write, false)).toBe('allowed');
    expect(commit({ delete: name }, false)).toBe('allowed');
  });

  it('learn of a failed precondition before the rules judge', () => {
    const commit = openStrictStore();
    commit(createNote({ integerValue: '1' }));
    const write = createNote({ stringValue: 'Sample' }, { currentDocument: { exists: false } });
    expect(commit(write)).toBe('409 ALREADY_EXISTS');
  });
});
