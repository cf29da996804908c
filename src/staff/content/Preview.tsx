/** Previews the typed record as the site shows it: with the site's own components and models. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import styled from 'styled-components';
import type { PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { PlainItemList } from '../../components/ui/LabelledList.tsx';
import { SampleContent } from '../../components/ui/SampleTag.tsx';
import { toAlerts } from '../../content/models/alert.ts';
import { articleConverters } from '../../content/models/article.ts';
import { toContacts } from '../../content/models/contact.ts';
import { toHistoryEvents } from '../../content/models/event.ts';
import { localizeDocument } from '../../content/models/localize.ts';
import { toOfficials } from '../../content/models/official.ts';
import type { RecordContext } from '../../content/models/record.ts';
import { toSections } from '../../content/models/section.ts';
import { toServices } from '../../content/models/service.ts';
import { toSpots } from '../../content/models/spot.ts';
import type { DatedListName, ListName } from '../../content/schema/lists.ts';
import { AlertBand } from '../../features/alerts/AlertBand.ts';
import { AlertBanner } from '../../features/alerts/AlertBanner.tsx';
import { ArticleList } from '../../features/articles/ArticleList.tsx';
import { ContactRow } from '../../features/contacts/ContactRow.tsx';
import { OfficialCard } from '../../features/officials/OfficialCard.tsx';
import { Sections } from '../../features/sections/Sections.tsx';
import { Timeline } from '../../features/sections/Timeline.tsx';
import { ServiceRequirements } from '../../features/services/ServiceRequirements.tsx';
import { ServiceSteps } from '../../features/services/ServiceSteps.tsx';
import { SpotCards } from '../../features/tourism/SpotCards.tsx';
import { englishLocalization } from '../../i18n/define.ts';
import { alertMessages } from '../../i18n/en/alerts.ts';
import type { UncheckedDocument } from '../../lib/readFields.ts';
import { staffContentMessages as messages } from './messages.ts';

const PreviewFrame = styled.div`
  margin-top: 1rem;
  padding: 1rem;
  border: 3px solid var(--rule);
`;

/** The preview reports no malformed value: the fields report it. */
const context: RecordContext = { ...englishLocalization, report: () => {} };

type RenderPreview = (documents: readonly UncheckedDocument[]) => ReactNode;

const renderArticles =
  (list: DatedListName): RenderPreview =>
  (documents) =>
    articleConverters[list](documents, context).map((entry) => (
      <div key={entry.id}>
        <ArticleList articles={[entry]} />
        <Picture image={entry.image} sizes="100vw" />
        <Markdown text={entry.body} />
      </div>
    ));

const keepAlert = (): void => {};

/** An urgent announcement as the band of every page, above its text; any other as its row. */
const renderAnnouncements: RenderPreview = (documents) => {
  // Before it begins and after it ends the preview shows the band, too: the fields say from when until when.
  const alerts = toAlerts(documents, Number.NEGATIVE_INFINITY, context);
  if (alerts.length === 0) return renderArticles('announcements')(documents);
  return (
    <>
      <AlertBand aria-label={alertMessages.english.region}>
        <ul>
          {alerts.map((alert) => (
            <AlertBanner key={alert.id} alert={alert} onDismiss={keepAlert} />
          ))}
        </ul>
      </AlertBand>
      {articleConverters.announcements(documents, context).map(({ id, image, body }) => (
        <div key={id}>
          <Picture image={image} sizes="100vw" />
          <Markdown text={body} />
        </div>
      ))}
    </>
  );
};

const previews: Readonly<Record<ListName, RenderPreview>> = {
  news: renderArticles('news'),
  ordinances: renderArticles('ordinances'),
  announcements: renderAnnouncements,
  awards: renderArticles('awards'),
  contacts: (documents) => {
    const contacts = toContacts(documents, context);
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
    toOfficials(documents, context).map((official) => (
      <SampleContent key={official.id} records={[official]}>
        <OfficialCard official={official} />
      </SampleContent>
    )),
  tourism: (documents) => {
    const spots = toSpots(documents, context);
    return spots.length > 0 && <SpotCards spots={spots} />;
  },
  history: (documents) => {
    const events = toHistoryEvents(documents, context);
    return events.length > 0 && <Timeline events={events} />;
  },
  pages: (documents) => {
    const sections = toSections(documents, context);
    return sections.length > 0 && <Sections sections={sections} />;
  },
  charter: (documents) =>
    toServices(documents, context).map((service) => (
      <div key={service.id}>
        <h2>{service.name}</h2>
        <p>{service.content}</p>
        <PlainItemList lang={service.lang} items={service.fees} />
        <ServiceSteps lang={service.lang} steps={service.steps} total={service.total} />
        <ServiceRequirements lang={service.lang} requirements={service.requirements} />
      </div>
    )),
};

const isEmpty = (node: ReactNode): boolean => !node || (Array.isArray(node) && node.length === 0);

interface PreviewProps {
  readonly list: ListName;
  readonly id: string;
  readonly fields: PlainObject;
}

export const Preview = ({ list, id, fields }: PreviewProps) => {
  const content = previews[list]([localizeDocument({ id, data: fields }, 'en')]);
  return (
    <MemoryRouter>
      <PreviewFrame>{isEmpty(content) ? <p>{messages.previewNone}</p> : content}</PreviewFrame>
    </MemoryRouter>
  );
};
