/** /Announcements: the announcements, newest first. */
import { EntriesPage } from '../parts/entriesPage.tsx';

export const Announcements = () => <EntriesPage kind="announcements" />;
