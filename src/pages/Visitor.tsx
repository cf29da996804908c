/** /Visitor: an index of its groups. */
import { GroupIndex } from '../features/sections/SectionIndexPage.tsx';
import { pageMessages } from '../i18n/en/pages.ts';

export const Visitor = () => <GroupIndex page="Visitor" lead={pageMessages.visitor.lead} />;
