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
import { type Article, articleConverters } from '../../content/models/article.ts';
import { toContacts } from '../../content/models/contact.ts';
import type { Image } from '../../content/models/image.ts';
import { localizeDocument } from '../../content/models/localize.ts';
import { toOfficials } from '../../content/models/official.ts';
import { toHistoryEvents, toSections, toSpots } from '../../content/models/orderedRecords.ts';
import { type RecordContext, toRecords } from '../../content/models/record.ts';
import { toServices } from '../../content/models/service.ts';
import type { DatedListName } from '../../content/schema/lists.ts';
import { manilaDay } from '../../domain/dates/day.ts';
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
import { fillSampleSheet } from '../../staff-core/documents/fillSheet.ts';
import { DocumentSheet } from '../documents/DocumentSheet.tsx';
import { type PreparedFiles, toDataUrl } from './files/fileValues.ts';
import type { EditedListName } from './listGroups.ts';
import { staffContentMessages as messages } from './messages.ts';

const PreviewFrame = styled.div`
  margin-top: 1rem;
  padding: 1rem;
  border: 3px solid var(--rule);
`;

/** The preview reports no malformed value: the fields report it. */
const context: RecordContext = { ...englishLocalization, report: () => {} };

type RenderPreview = (
  documents: readonly UncheckedDocument[],
  /** The pictures that are not stored yet have no address: the picture itself takes its place. */
  withPictures: <Item extends { readonly image: Image | null }>(items: readonly Item[]) => readonly Item[],
  now: number,
) => ReactNode;

const ArticleContent = ({ image, body, file }: Pick<Article, 'image' | 'body' | 'file'>) => (
  <>
    <Picture image={image} sizes="100vw" />
    <Markdown text={body} />
    {file !== null && <p>{messages.previewFile(file.name)}</p>}
  </>
);

const renderArticles =
  (list: DatedListName): RenderPreview =>
  (documents, withPictures) =>
    withPictures(articleConverters[list](documents, context)).map((entry) => (
      <div key={entry.id}>
        <ArticleList articles={[entry]} />
        <ArticleContent {...entry} />
      </div>
    ));

const keepAlert = (): void => {};

/** An urgent announcement as the band of every page, above its text; any other as its row. */
const renderAnnouncements: RenderPreview = (documents, withPictures, now) => {
  // Before it begins and after it ends the preview shows the band, too: the fields say from when until when.
  const alerts = toAlerts(documents, Number.NEGATIVE_INFINITY, context);
  if (alerts.length === 0) return renderArticles('announcements')(documents, withPictures, now);
  return (
    <>
      <AlertBand aria-label={alertMessages.english.region}>
        <ul>
          {alerts.map((alert) => (
            <AlertBanner key={alert.id} alert={alert} onDismiss={keepAlert} />
          ))}
        </ul>
      </AlertBand>
      {withPictures(articleConverters.announcements(documents, context)).map((entry) => (
        <ArticleContent key={entry.id} {...entry} />
      ))}
    </>
  );
};

const previews: Readonly<Record<EditedListName, RenderPreview>> = {
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
  officials: (documents, withPictures) =>
    withPictures(toOfficials(documents, context)).map((official) => (
      <SampleContent key={official.id} records={[official]}>
        <OfficialCard official={official} />
      </SampleContent>
    )),
  tourism: (documents, withPictures) => {
    const spots = withPictures(toSpots(documents, context));
    return spots.length > 0 && <SpotCards spots={spots} />;
  },
  history: (documents, withPictures) => {
    const events = withPictures(toHistoryEvents(documents, context));
    return events.length > 0 && <Timeline events={events} />;
  },
  pages: (documents, withPictures) => {
    const sections = withPictures(toSections(documents, context));
    return sections.length > 0 && <Sections sections={sections} />;
  },
  documentTexts: (documents, _, now) =>
    toRecords('documentTexts', documents, context).map((text) => (
      <DocumentSheet key={text.id} {...fillSampleSheet(text, manilaDay(now))} />
    )),
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
  readonly list: EditedListName;
  readonly id: string;
  readonly fields: PlainObject;
  readonly files: PreparedFiles | null;
  /** Epoch ms. */
  readonly now: number;
}

const toPreviewImage = (image: Image | null, files: PreparedFiles | null): Image | null => {
  const file = files?.get(image?.src ?? '');
  return image === null || file === undefined ? image : { ...image, src: toDataUrl(file) };
};

export const Preview = ({ list, id, fields, files, now }: PreviewProps) => {
  const content = previews[list](
    [localizeDocument({ id, data: fields }, 'en')],
    (items) => items.map((item) => ({ ...item, image: toPreviewImage(item.image, files) })),
    now,
  );
  return (
    <MemoryRouter>
      <PreviewFrame>{isEmpty(content) ? <p>{messages.previewNone}</p> : content}</PreviewFrame>
    </MemoryRouter>
  );
};
