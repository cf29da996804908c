/** /Government: index of its groups. */
import { SectionIndexPage } from '../features/sections/SectionIndexPage.tsx';
import { pageMessages } from '../i18n/en/pages.ts';

export const Government = () => <SectionIndexPage page="Government" lead={pageMessages.government.lead} />;
