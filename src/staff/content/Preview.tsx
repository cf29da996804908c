/** What was typed, as the site shows it: by the site's own parts, from the shapes that its pages are made of. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import styled from 'styled-components';
import type { Plain } from '../../../server/firestore/protocol/plainValue.ts';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { PlainItemList } from '../../components/ui/LabelledList.tsx';
import { articleConverters } from '../../content/models/article.ts';
import { toContacts } from '../../content/models/contact.ts';
import { toHistoryEvents } from '../../content/models/event.ts';
import { localizeDocument } from '../../content/models/localize.ts';
import { toOfficials } from '../../content/models/official.ts';
import { toSections } from '../../content/models/section.ts';
import { toServices } from '../../content/models/service.ts';
import { toSpots } from '../../content/models/spot.ts';
import type { DatedListName, ListName } from '../../content/schema/lists.ts';
import { EntryList } from '../../features/articles/ArticleList.tsx';
import { ContactRow } from '../../features/contacts/ContactRow.tsx';
import { OfficialCard } from '../../features/officials/OfficialCard.tsx';
import { Sections } from '../../features/sections/Sections.tsx';
import { Timeline } from '../../features/sections/Timeline.tsx';
import { ServiceRequirements } from '../../features/services/ServiceRequirements.tsx';
import { ServiceSteps } from '../../features/services/ServiceSteps.tsx';
import { SpotList } from '../../features/tourism/SpotCards.tsx';
import { staffContentMessages as said } from '../../i18n/en/staffContent.ts';
import type { UncheckedDocument } from '../../lib/readFields.ts';

const Room = styled.div`
  margin-top: 1rem;
  padding: 1rem;
  border: 3px solid var(--rule);
`;

/** Nobody is told of what is malformed: the fields say it. */
const unsaid = (): void => {};

type Drawn = (documents: readonly UncheckedDocument[]) => ReactNode;

const dated =
  (list: DatedListName): Drawn =>
  (documents) =>
    articleConverters[list](documents, unsaid).map((entry) => (
      <div key={entry.id}>
        <EntryList entries={[entry]} />
        <Picture image={entry.image} sizes="100vw" />
        <Markdown text={entry.body} />
      </div>
    ));

const drawn: Readonly<Record<ListName, Drawn>> = {
  news: dated('news'),
  ordinances: dated('ordinances'),
  announcements: dated('announcements'),
  awards: dated('awards'),
  contacts: (documents) => {
    const contacts = toContacts(documents, unsaid);
    return (
      contacts.length > 0 && (
        <ul>
          {contacts.map((contact) => (
            <ContactRow key={contact.id} {...contact} />
          ))}
        </ul>
      )
    );
  },
  officials: (documents) =>
    toOfficials(documents, unsaid).map((official) => <OfficialCard key={official.id} official={official} />),
  tourism: (documents) => {
    const spots = toSpots(documents, unsaid);
    return spots.length > 0 && <SpotList spots={spots} />;
  },
  history: (documents) => {
    const events = toHistoryEvents(documents, unsaid);
    return events.length > 0 && <Timeline events={events} />;
  },
  pages: (documents) => {
    const sections = toSections(documents, unsaid);
    return sections.length > 0 && <Sections sections={sections} />;
  },
  charter: (documents) =>
    toServices(documents, unsaid).map((service) => (
      <div key={service.id}>
        <h2>{service.name}</h2>
        <p>{service.content}</p>
        <PlainItemList lang={service.lang} items={service.fees} />
        <ServiceSteps lang={service.lang} steps={service.steps} total={service.total} />
        <ServiceRequirements lang={service.lang} requirements={service.requirements} />
      </div>
    )),
};

const isNothing = (node: ReactNode): boolean => !node || (Array.isArray(node) && node.length === 0);

interface PreviewProps {
  readonly list: ListName;
  readonly id: string;
  readonly fields: Plain;
}

export const Preview = ({ list, id, fields }: PreviewProps) => {
  const shown = drawn[list]([localizeDocument({ id, data: fields }, 'en')]);
  return (
    <MemoryRouter>
      <Room>{isNothing(shown) ? <p>{said.previewNone}</p> : shown}</Room>
    </MemoryRouter>
  );
};
