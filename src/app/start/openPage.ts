/** Reads what the page came with: its locale, and the data that was prerendered with it. */
import { englishLocalization, type Localization } from '../../i18n/define.ts';
import { isLocale } from '../../i18n/locales.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { parseCursor } from '../../routes/cursor.ts';
import { homePath } from '../../routes/table.ts';
import { readPageData } from '../../ssr/contract.ts';
import { readLocaleCookie } from '../locale/localeCookie.ts';

export const importInitLocale = () => importWithRetry(() => import('../locale/initLocale.ts'));

/**
 * Picks the locale. A prerendered page stays in its own; any other page takes the chosen one, else the shell's. Falls
 * back to English if the messages cannot be loaded.
 */
const loadInitialLocalization = async (isPrerendered: boolean): Promise<Localization> => {
  const locale =
    [isPrerendered ? null : readLocaleCookie(), document.documentElement.lang].find(isLocale) ?? 'en';
  if (locale === 'en') return englishLocalization;
  try {
    return await (await importInitLocale()).loadLocalization(locale);
  } catch {
    // The bundle contains the English messages.
    return englishLocalization;
  }
};

/** Replaces `/` by the path of Home in the address, because the page at `/` was prerendered for that path. */
const normalizeRootPath = (prerendered: string | null): void => {
  const { pathname, search, hash } = window.location;
  if (prerendered === homePath && pathname === '/')
    window.history.replaceState(null, '', homePath + search + hash);
};

/** A static host ignores the query, so it serves the first page of a dated list whatever the cursor. */
const matchesLocation = (prerendered: string | null): boolean =>
  prerendered === window.location.pathname && parseCursor(window.location.search) === null;

export interface OpenedPage {
  readonly localization: Localization;
  /** The page's data in its locale, which may be of another address: the shell has alerts, too; null without any. */
  readonly pageData: ReturnType<typeof readPageData>;
  /** The data of the page at this address, which can be hydrated; null if it is rendered in the browser. */
  readonly prerendered: ReturnType<typeof readPageData>;
  /** When the HTML was rendered, epoch ms; 0 if it was not. */
  readonly renderedAt: number;
}

export const openPage = async (): Promise<OpenedPage> => {
  const servedData = readPageData();
  const { lang } = document.documentElement;
  const localization = await loadInitialLocalization(servedData?.path != null);
  document.documentElement.lang = localization.locale;
  normalizeRootPath(servedData?.path ?? null);
  // If the messages of its locale cannot be loaded, the prerendered page is rendered again.
  const pageData = lang === localization.locale ? servedData : null;
  return {
    localization,
    pageData,
    prerendered: matchesLocation(pageData?.path ?? null) ? pageData : null,
    renderedAt: servedData?.at ?? 0,
  };
};
