/** /Awards-And-Distinctions: a list without articles. */
import { EntriesPage } from '../parts/entriesPage.tsx';

export const AwardsAndDistinctions = () => <EntriesPage kind="awards" />;
