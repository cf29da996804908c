/** An address under /images or /assets where no file is: never redirected, and kept from search engines. */

import { Wrap } from '../components/layout/Container.ts';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { partWords } from '../i18n/en/parts.ts';
import { titled } from '../routes/menu.ts';

export const MissingFile = () => (
  <Wrap $foot>
    <title>{titled(partWords.missing.title)}</title>
    <meta name="robots" content="noindex" />
    <PageHead title={partWords.missing.title} lead={partWords.missing.sentence} />
  </Wrap>
);
