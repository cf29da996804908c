/** An address under /images or /assets where no file is: never redirected, and kept from search engines. */
import { PageHead } from '../parts/pageHead.tsx';
import { Wrap } from '../parts/wrap.ts';
import { partWords } from '../words/parts.ts';

export const MissingFile = () => (
  <Wrap $foot>
    <meta name="robots" content="noindex" />
    <PageHead title={partWords.missing.title} lead={partWords.missing.sentence} />
  </Wrap>
);
