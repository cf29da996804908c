/** What was typed, as the site shows it: by the site's own parts, from the shapes that its pages are made of. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import styled from 'styled-components';
import type { Unchecked } from '../../content/checked.ts';
import { contactsOf } from '../../content/contact.ts';
import { entryShapes } from '../../content/entry.ts';
import { eventsOf } from '../../content/event.ts';
import type { DatedName, ListName } from '../../content/lists.ts';
import { officialsOf } from '../../content/official.ts';
import type { Plain } from '../../content/plain.ts';
import { sectionsOf } from '../../content/section.ts';
import { servicesOf } from '../../content/service.ts';
import { spotsOf } from '../../content/spot.ts';
import { documentIn } from '../../content/translated.ts';
import { ContactRow } from '../../parts/contactRow.tsx';
import { EntryList } from '../../parts/entryList.tsx';
import { Markdown } from '../../parts/markdown.tsx';
import { OfficialCard } from '../../parts/officialCard.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Sections } from '../../parts/sections.tsx';
import { ServiceItems } from '../../parts/serviceItems.tsx';
import { ServiceRequirements } from '../../parts/serviceRequirements.tsx';
import { ServiceSteps } from '../../parts/serviceSteps.tsx';
import { SpotList } from '../../parts/spotList.tsx';
import { Timeline } from '../../parts/timeline.tsx';
import { contentWords as said } from '../../words/staffContent.ts';

const Room = styled.div`
  margin-top: 1rem;
  padding: 1rem;
  border: 3px solid var(--rule);
`;

/** Nobody is told of what is malformed: the fields say it. */
const unsaid = (): void => {};

type Drawn = (documents: readonly Unchecked[]) => ReactNode;

const dated =
  (list: DatedName): Drawn =>
  (documents) =>
    entryShapes[list](documents, unsaid).map((entry) => (
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
    const contacts = contactsOf(documents, unsaid);
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
    officialsOf(documents, unsaid).map((official) => <OfficialCard key={official.id} official={official} />),
  tourism: (documents) => {
    const spots = spotsOf(documents, unsaid);
    return spots.length > 0 && <SpotList spots={spots} />;
  },
  history: (documents) => {
    const events = eventsOf(documents, unsaid);
    return events.length > 0 && <Timeline events={events} />;
  },
  pages: (documents) => {
    const sections = sectionsOf(documents, unsaid);
    return sections.length > 0 && <Sections sections={sections} />;
  },
  charter: (documents) =>
    servicesOf(documents, unsaid).map((service) => (
      <div key={service.id}>
        <h2>{service.name}</h2>
        <p>{service.content}</p>
        <ServiceItems lang={service.lang} items={service.fees} />
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
  const shown = drawn[list]([documentIn({ id, data: fields }, 'en')]);
  return (
    <MemoryRouter>
      <Room>{isNothing(shown) ? <p>{said.previewNone}</p> : shown}</Room>
    </MemoryRouter>
  );
};
