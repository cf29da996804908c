/** /Ordinance: the ordinances, newest first. */
import { EntriesPage } from '../parts/entriesPage.tsx';

export const Ordinance = () => <EntriesPage kind="ordinances" />;
