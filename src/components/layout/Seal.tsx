/**
 * The barangay's seal (the site's file), without lettering until it supplies its own: the name beside it says what it stands
 * for. A small drawing stands in the page itself; any other is a picture of its own, fetched once for all pages.
 */
interface SealProps {
  readonly className?: string | undefined;
}

/** Of the build (tools/vite/plugins/sitePlugin.ts): the address of the picture, and what stands in an svg element in its place, or nothing. */
const { src, drawn: svgContent } = import.meta.env.SITE_SEAL;

export const Seal = ({ className }: SealProps) =>
  svgContent === '' ? (
    <img className={className} src={src} alt="" width="96" height="96" />
  ) : (
    <svg
      className={className}
      viewBox="0 0 96 96"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site itself, which a build lets in where it holds shapes and nothing else.
      dangerouslySetInnerHTML={{ __html: svgContent }}
    />
  );
