/** /Visitor: index of its groups. */
import { useMessages } from '../context/localeContext.ts';
import { SectionIndexPage } from '../features/sections/SectionIndexPage.tsx';
import { pageMessages } from '../i18n/en/pages.ts';

export const Visitor = () => {
  const messages = useMessages(pageMessages);
  return <SectionIndexPage page="Visitor" lead={messages.visitor.lead} />;
};
