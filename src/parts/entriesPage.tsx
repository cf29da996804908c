/** News, ordinances or announcements, newest first. */
import { entriesOf } from '../content/entry.ts';
import { articlePath, type EntryKind, entryKinds } from './entryKinds.ts';
import { EntryList } from './entryList.tsx';
import { Listed } from './listed.tsx';
import { PageCrumbs, routeTo } from './pageCrumbs.tsx';
import { PageHead } from './pageHead.tsx';
import { useReading } from './reading.ts';
import { Wrap } from './wrap.ts';

interface EntriesPageProps {
  readonly kind: EntryKind;
}

export const EntriesPage = ({ kind }: EntriesPageProps) => {
  const { page, icon, said } = entryKinds[kind];
  const reading = useReading(kind, entriesOf);
  return (
    <Wrap $foot>
      <PageCrumbs page={page} />
      <PageHead title={routeTo(page).title} lead={said.lead} />
      <Listed reading={reading} icon={icon} empty={said.empty} isDated>
        {(entries) => <EntryList entries={entries} to={(entry) => articlePath(kind, entry)} />}
      </Listed>
    </Wrap>
  );
};
