/**
 * What CI holds each page to: bytes, and what stands before its first paint, which are the same on every machine. What
 * takes time is `npm run bench`. No page is opened, so all of it is one test, which every sample tries.
 */
import { describe, expect, it } from 'vitest';
import { directories } from '../../server/serve.ts';
import { budgets, held } from '../../tools/bench/budgets.ts';
import { bytesOf } from '../../tools/bench/bytes.ts';
import { type Route, routesOf } from '../../tools/bench/routes.ts';

type Most = Partial<Readonly<Record<Route['page'], number>>>;
const scripts: Most = { ...budgets.scripts, ...held.scripts };
const html: Most = held.html;

const overruns = (route: Route): readonly string[] => {
  const { file, groups, scripts: all, blockers, sdk } = bytesOf(directories.dist, route);
  const most = scripts[route.page];
  const problems = [
    ['shell.html', 'index.html'].includes(file) && 'has no file of its own',
    groups.html.brotli > (html[route.page] ?? budgets.html) &&
      `has ${groups.html.brotli} bytes of HTML (brotli), at most ${html[route.page] ?? budgets.html}`,
    ...blockers.map((found) => `asks before the first paint for ${found}`),
    ...sdk.map((name) => `fetches the Firestore SDK at once, in ${name}`),
    most !== undefined && all.gzip > most && `fetches ${all.gzip} bytes of scripts (gzip), at most ${most}`,
    // Scripts that are not found would be within every budget.
    groups.entry.raw === 0 && 'names no entry',
  ];
  return problems.filter((problem) => problem !== false).map((problem) => `${route.address} ${problem}`);
};

describe('§7 the bytes of the site', () => {
  it('are within their budgets on every page, and nothing but the HTML stands before its first paint', () => {
    expect(routesOf().flatMap(overruns)).toEqual([]);
  });
});
