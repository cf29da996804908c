/** /Government: an index of its groups. */
import { GroupIndex } from '../features/sections/SectionIndexPage.tsx';
import { pageMessages } from '../i18n/en/pages.ts';

export const Government = () => <GroupIndex page="Government" lead={pageMessages.government.lead} />;
