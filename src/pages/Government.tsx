/** /Government: an index of its groups. */
import { GroupIndex } from '../features/sections/SectionIndexPage.tsx';
import { pageWords } from '../i18n/en/pages.ts';

export const Government = () => <GroupIndex page="Government" lead={pageWords.government.lead} />;
