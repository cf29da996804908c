/**
 * The budgets that CI enforces on each page: bytes and requests before the first paint, the same on every machine.
 * One test checks all pages without opening them, and runs in every sample.
 */
import { describe, expect, inject, it } from 'vitest';
import { allLocales, type Locale } from '../../../src/i18n/locales.ts';
import { budgets, currentBudgets, translationAllowance } from '../../../tools/bench/budgets.ts';
import { measureBytes } from '../../../tools/bench/page/bytes.ts';
import { type BenchRoute, listBenchRoutes } from '../../../tools/bench/page/routes.ts';

type Most = Partial<Readonly<Record<BenchRoute['page'], number>>>;
const scripts: Most = currentBudgets.scripts;
const html: Most = currentBudgets.html;

const overruns = (route: BenchRoute, language: Locale): readonly string[] => {
  const measured = measureBytes(inject('siteDist'), route, language);
  const { file, html: page, scripts: all, names, blockers, sdk } = measured;
  const more = language === 'en' ? { html: 0, scripts: 0 } : translationAllowance;
  const mostHtml = (html[route.page] ?? budgets.html) + more.html;
  const mostScripts = (scripts[route.page] ?? Number.POSITIVE_INFINITY) + more.scripts;
  const problems = [
    ['shell.html', 'index.html'].includes(file) && 'has no file of its own',
    page > mostHtml && `has ${page} bytes of HTML (brotli), at most ${mostHtml}`,
    ...blockers.map((found) => `asks before the first paint for ${found}`),
    ...sdk.map((name) => `fetches the Firestore SDK at once, in ${name}`),
    all > mostScripts && `fetches ${all} bytes of scripts (gzip), at most ${mostScripts}`,
    // Scripts that are not found would be within every budget.
    !names.some((name) => name.startsWith('index-')) && 'names no entry',
  ];
  return problems
    .filter((problem) => problem !== false)
    .map((problem) => `${language} ${route.address} ${problem}`);
};

describe('§7 the bytes of the site', () => {
  it('keeps every page within its byte budgets, and requests nothing else before the first paint', () => {
    const all = allLocales.flatMap((language) =>
      listBenchRoutes().flatMap((route) => overruns(route, language)),
    );
    expect(all).toEqual([]);
  });
});
