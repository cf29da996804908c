/** The description of each page, one sentence for search engines and shared links. A page without one does not compile. */
import { headMessages } from '../i18n/en/head.ts';
import type { SitePlace } from '../i18n/place.ts';
import { site } from '../site.ts';
import type { PageName } from './table.ts';

const descriptions: Readonly<Record<PageName, (place: SitePlace) => string>> = headMessages.descriptions;

/** In the current locale. */
export const descriptionOf = (page: PageName): string => descriptions[page](site.place);
