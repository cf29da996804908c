/** The rules of one site: upstream's file with the site's own collection and zones. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AccessMethod,
  type Auth,
  compileRules,
} from '../../../../packages/embedded-firestore/src/rules/index.ts';
import { createCallerAuth } from '../../../../packages/embedded-firestore/tests/support/callers.ts';
import {
  judgeTestAccess,
  type TestDocuments,
} from '../../../../packages/embedded-firestore/tests/support/judge.ts';
import type { TestRecord } from '../../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { createSiteRules, readSiteRules, upstreamSite } from '../../../../server/ops/siteRules.ts';
import { lists } from '../../../../src/content/schema/lists.ts';
import { site } from '../../../../src/site.ts';
import { createAcceptedRecord, createWrongNumberFeedback } from '../../../rules/acceptedRecord.ts';

const text = readFileSync('server/firestore.rules', 'utf8');
const other = { root: 'Sample_website', zones: 12 };

/** A Monday in Manila, 11:00. */
const now = Date.parse('2026-11-23T03:00:00Z');
const code = '0a1b2c3d-4e5f-4abc-8a9b-0c1d2e3f4a5b';

/** What the first `npm run init` did to the file. */
const editedByOldInit = (rules: string, { root, zones }: typeof other): string =>
  rules
    .replace(/\/\w+\/(\{collection\}|\w+)\/list\//g, `/${root}/$1/list/`)
    .replace(/(d\.zone >= 1 && d\.zone <= )\d+/g, `$1${zones}`);

describe('createSiteRules', () => {
  it("replaces the root collection and the last zone with the site's, and nothing else", () => {
    expect(createSiteRules(text, other)).toBe(editedByOldInit(text, other));
    expect(createSiteRules(text, other)).not.toContain(upstreamSite.root);
    expect(createSiteRules(text, other)).toContain('d.zone <= 12;');
    expect(createSiteRules(text, upstreamSite)).toBe(text);
  });
  it("reads this site's rules with its own collection in every path and its own zones", () => {
    expect(readSiteRules().split(`/${site.root}/`)).toHaveLength(text.split(`/${upstreamSite.root}/`).length);
    expect(readSiteRules()).toContain(`d.zone >= ${site.zones.least} && d.zone <= ${site.zones.most};`);
  });
  it.each([
    ['edited by an older init', editedByOldInit(text, other), /root collection is 'Sample_website', not/],
    [
      'with only the zones edited',
      editedByOldInit(text, { ...other, root: upstreamSite.root }),
      /last zone is 12, not 99/,
    ],
    [
      'without the match block of requests',
      text.replace('/Form_Requests/list/{id}', '/Other/{id}'),
      /is missing/,
    ],
    ['without the last zone', text.replace(/ && d\.zone <= \d+/, ''), /last zone is missing/],
    ['with merge conflict marks', `<<<<<<< HEAD\n${text}`, /conflict marks/],
  ])('refuses a rules file %s, and names the git command that restores it', (_, file, reason) => {
    expect(() => createSiteRules(file)).toThrow(reason);
    expect(() => createSiteRules(file)).toThrow('git checkout upstream/main -- server/firestore.rules');
  });
});

interface Access {
  readonly method: AccessMethod;
  readonly path: string;
  readonly before?: TestDocuments;
  readonly written?: TestDocuments;
  readonly limit?: number;
  readonly auth?: Auth;
}

/** What citizens and staff do with the records of a site. */
function accessesOf(root: string): readonly Access[] {
  const request = `${root}/Form_Requests/list/4abc`;
  const receipt = `${root}/Request_Receipts/list/${code}`;
  const feedback = `${root}/Page_Feedback/list/${code}`;
  const sent: TestDocuments = {
    [request]: createAcceptedRecord('BARANGAY_CLEARANCE', now),
    [receipt]: { recordId: '4abc' },
  };
  const active: TestRecord = { status: 'active', updated: 1 };
  const auth = createCallerAuth('clerk');
  return [
    ...Object.values(lists).flatMap(({ collection }): readonly Access[] => {
      const path = `${root}/${collection}/list/a`;
      const before = { [path]: active };
      return [
        { method: 'get', path, before },
        { method: 'list', path, before, limit: 10 },
        { method: 'create', path, written: before, auth },
        { method: 'delete', path, before, auth },
      ];
    }),
    { method: 'create', path: request, written: sent },
    { method: 'create', path: receipt, written: sent },
    { method: 'get', path: receipt, before: sent },
    { method: 'create', path: feedback, written: { [feedback]: createWrongNumberFeedback(now) } },
    { method: 'list', path: request, before: sent, auth },
    { method: 'delete', path: request, before: sent, auth },
  ];
}

const allowedBy = (file: string, root: string): readonly string[] => {
  const rules = compileRules(file);
  return accessesOf(root)
    .filter((access) => judgeTestAccess(rules, { ...access, now }).allowed)
    .map(({ method, path }) => `${method} ${path}`);
};

describe('firestore.rules deployed by hand', () => {
  it("upstream's rules allow no access to a site with another collection, to citizens or to staff", () => {
    expect(accessesOf(other.root).length).toBeGreaterThan(40);
    expect(allowedBy(createSiteRules(text, other), other.root)).toHaveLength(accessesOf(other.root).length);
    expect(allowedBy(text, other.root)).toEqual([]);
  });
  it("upstream's rules let no stranger read a request under their own collection", () => {
    const read = accessesOf(upstreamSite.root).filter(({ path }) => path.includes('Form_Requests'));
    const rules = compileRules(text);
    for (const { path, before = {} } of read)
      for (const method of ['get', 'list'] as const)
        expect([method, judgeTestAccess(rules, { method, path, before, now, limit: 10 }).allowed]).toEqual([
          method,
          false,
        ]);
  });
});
