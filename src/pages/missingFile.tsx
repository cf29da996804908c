/** An address under /images or /assets where no file is: never redirected, and kept from search engines. */
import { PageHead } from '../parts/pageHead.tsx';
import { Wrap } from '../parts/wrap.ts';
import { titled } from '../routes/menu.ts';
import { partWords } from '../words/parts.ts';

export const MissingFile = () => (
  <Wrap $foot>
    <title>{titled(partWords.missing.title)}</title>
    <meta name="robots" content="noindex" />
    <PageHead title={partWords.missing.title} lead={partWords.missing.sentence} />
  </Wrap>
);
