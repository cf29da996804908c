/** /Visitor: index of its groups. */
import { SectionIndexPage } from '../features/sections/SectionIndexPage.tsx';
import { pageMessages } from '../i18n/en/pages.ts';

export const Visitor = () => <SectionIndexPage page="Visitor" lead={pageMessages.visitor.lead} />;
