/** The description of each page, one sentence for search engines and shared links. A page without one does not compile. */
import type { Translate } from '../i18n/define.ts';
import { pageTextMessages } from '../i18n/en/pageTexts.ts';
import { site } from '../site.ts';
import type { PageName } from './table.ts';

export const descriptionOf = (page: PageName, translate: Translate): string =>
  translate(pageTextMessages)[page].description(site.place);
