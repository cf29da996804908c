/** What each page is about, in one sentence for search engines and for who shares it. A page without one does not compile. */

import { headMessages } from '../i18n/en/head.ts';
import type { SitePlace } from '../i18n/place.ts';
import { site } from '../site.ts';
import type { PageName } from './table.ts';

const descriptions: Readonly<Record<PageName, (place: SitePlace) => string>> = headMessages.descriptions;

/** In the language that is spoken. */
export const descriptionOf = (page: PageName): string => descriptions[page](site.place);
