/** /Awards-And-Distinctions: a list without articles. */
import { entriesOf } from '../content/entry.ts';
import { EntryList } from '../parts/entryList.tsx';
import { Listed } from '../parts/listed.tsx';
import { PageCrumbs, routeTo } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { useReading } from '../parts/reading.ts';
import { Wrap } from '../parts/wrap.ts';
import { pageWords } from '../words/pages.ts';

export const AwardsAndDistinctions = () => (
  <Wrap $foot>
    <PageCrumbs page="AwardsAndDistinctions" />
    <PageHead title={routeTo('AwardsAndDistinctions').title} lead={pageWords.awards.lead} />
    <Listed
      reading={useReading('awards', entriesOf)}
      icon="state-news"
      empty={pageWords.awards.empty}
      isDated
    >
      {(awards) => <EntryList entries={awards} />}
    </Listed>
  </Wrap>
);
