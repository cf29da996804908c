/**
 * The document head of a page: title, canonical link, description, Open Graph, schema.org data. It is rendered, so
 * that React removes all of it with its page. A page has exactly one.
 */
import { type Image, toImageUrl } from '../../content/models/image.ts';
import { type StructuredData, toIsoInstant, toScriptText } from '../../content/seo/structuredData.ts';
import { useMessages } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { headMessages } from '../../i18n/en/head.ts';
import { truncate } from '../../lib/truncate.ts';
import { site } from '../../site.ts';

/** Search engines cut a longer description. */
const longestDescription = 160;

/** Sites that preview shared links support these formats. */
const isShareable = ({ src }: Image): boolean => /\.(?:png|jpe?g|webp)$/i.test(src);

interface DocumentHeadProps {
  /** The window title. */
  readonly title: string;
  /** The page's own title, when that differs. */
  readonly heading?: string | undefined;
  /** The canonical path; null for a page that was not found. */
  readonly path: string | null;
  readonly description: string;
  readonly image?: Image | null | undefined;
  readonly type?: 'website' | 'article';
  /** Epoch ms. */
  readonly published?: number | null;
  readonly updated?: number | null;
  readonly data?: readonly StructuredData[];
  readonly noindex?: boolean;
}

export const DocumentHead = ({
  title,
  heading = title,
  path,
  description,
  image = null,
  type = 'website',
  published = null,
  updated = null,
  data = [],
  noindex = false,
}: DocumentHeadProps) => {
  const messages = useMessages(headMessages);
  const address = useServices().siteUrl;
  const about = truncate(description, longestDescription);
  const picture =
    image !== null && isShareable(image)
      ? { ...image, src: toImageUrl(image, image.width) }
      : {
          ...site.picture,
          alt: site.picture.shows === 'plateau' ? messages.picture(site.barangay) : site.title,
        };
  return (
    <>
      <title>{title}</title>
      {path !== null && <link rel="canonical" href={address + path} />}
      {path !== null && <meta property="og:url" content={address + path} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta name="description" content={about} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={heading} />
      <meta property="og:description" content={about} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={messages.locale} />
      <meta property="og:image" content={address + picture.src} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {published !== null && <meta property="article:published_time" content={manilaDay(published)} />}
      {updated !== null && <meta property="article:modified_time" content={toIsoInstant(updated)} />}
      {data.map((thing) => (
        <script
          key={thing['@type']}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: toScriptText escapes the element's end.
          dangerouslySetInnerHTML={{ __html: toScriptText(thing) }}
        />
      ))}
    </>
  );
};
