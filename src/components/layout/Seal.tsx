/**
 * The barangay's seal from site.json, without lettering until the barangay supplies its own: the name beside it
 * identifies it. A small SVG is inlined in the page; any other file is an image, fetched once for all pages.
 */
/** From the build (tools/vite/plugins/sitePlugin.ts): the image's address, and an inline svg element's content or ''. */
const { src, svg: svgContent } = import.meta.env.SITE_SEAL;

export const Seal = () =>
  svgContent === '' ? (
    <img src={src} alt="" width="96" height="96" />
  ) : (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build accepts only shapes in this file.
      dangerouslySetInnerHTML={{ __html: svgContent }}
    />
  );
