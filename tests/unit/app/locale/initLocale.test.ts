import { describe, expect, it } from 'vitest';
import { createLocaleSwitch } from '../../../../src/app/locale/initLocale.ts';
import type { Localization } from '../../../../src/i18n/define.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';

/** A switch whose messages arrive, or fail, when the test wants. */
const createSwitch = () => {
  const loads: {
    readonly locale: Locale;
    readonly resolve: (localization: Localization) => void;
    readonly reject: (cause: Error) => void;
  }[] = [];
  const applied: Locale[] = ['en'];
  const logged: string[] = [];
  const choose = createLocaleSwitch({
    readLocale: () => applied.at(-1)!,
    load: (locale) => new Promise((resolve, reject) => loads.push({ locale, resolve, reject })),
    apply: ({ locale }) => applied.push(locale),
    log: (line) => logged.push(line),
  });
  return { choose, loads, applied, logged };
};

describe('§2 a language chosen while another one loads', () => {
  it.each<readonly [string, Locale, Locale]>([
    ['another one', 'fil', 'ceb'],
    ['the current one', 'fil', 'en'],
    ['the same one again', 'fil', 'fil'],
  ])('applies only the messages of the last choice, %s, in any order of arrival', async (_, first, last) => {
    for (const isReversed of [false, true]) {
      const { choose, loads, applied } = createSwitch();
      const choices = [choose(first), choose(last)];
      const arriving = isReversed ? loads.toReversed() : loads;
      for (const { locale, resolve } of arriving) resolve(localizations[locale]);
      await Promise.all(choices);
      expect(applied).toEqual(last === 'en' ? ['en'] : ['en', last]);
    }
  });

  it('reports messages that fail to load, and loads them at another press', async () => {
    const { choose, loads, applied, logged } = createSwitch();
    const first = choose('fil');
    loads[0]!.reject(new Error('unreachable'));
    await expect(first).rejects.toThrow('unreachable');
    expect([applied, logged]).toEqual([['en'], ['The language: Error: unreachable']]);
    const second = choose('fil');
    loads[1]!.resolve(localizations.fil);
    await second;
    expect(applied).toEqual(['en', 'fil']);
  });

  it('reports no failure of a language that is no longer wanted', async () => {
    const { choose, loads, applied } = createSwitch();
    const choices = [choose('fil'), choose('ceb')];
    loads[0]!.reject(new Error('unreachable'));
    loads[1]!.resolve(localizations.ceb);
    await Promise.all(choices);
    expect(applied).toEqual(['en', 'ceb']);
  });
});
