/** What no page may have, whatever its records contain: judged on the HTML of a server or on that of a live page. */
import { allRoutes } from '../../src/routes/menu.ts';
import { findElements, findMain, parsePage } from './parsedPage.ts';

interface PageSoundness {
  /** How many h1 it has. */
  readonly headings: number;
  /** Elements that no text of a record may become. */
  readonly foreign: readonly string[];
  /** Links that lead neither into the site, nor to a number, an address of mail, the street map or Facebook's sharer. */
  readonly astray: readonly string[];
  /** How many pictures have no text in their place. */
  readonly unnamed: number;
}

export const soundPage: PageSoundness = { headings: 1, foreign: [], astray: [], unnamed: 0 };

const foreignTags = ['iframe', 'object', 'embed', 'style', 'base', 'math', 'video'];
const soundLink =
  /^(?:\/(?!\/)|#|tel:\+?[\d]+$|mailto:|https:\/\/www\.openstreetmap\.org\/|https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=[\w%.-]+$)/;

export const readSoundness = (html: string): PageSoundness => {
  const page = parsePage(html);
  const main = findMain(page);
  return {
    headings: findElements(main, ['h1']).length,
    foreign: [
      ...findElements(main, foreignTags),
      ...findElements(main, ['script']).filter(({ attributes }) => attributes.type !== 'application/ld+json'),
      ...findElements(main, ['svg']).flatMap((drawing) => findElements(drawing, ['a'])),
      ...main.elements.filter(({ attributes }) =>
        Object.keys(attributes).some((name) => name.startsWith('on')),
      ),
    ].map(({ tag, attributes }) => `${tag} ${JSON.stringify(attributes)}`.slice(0, 200)),
    astray: findElements(page, ['a', 'area']).flatMap(({ attributes: { href } }) =>
      href === undefined || soundLink.test(href) ? [] : href,
    ),
    unnamed: findElements(page, ['img']).filter(({ attributes }) => attributes.alt === undefined).length,
  };
};

/** The address of each route, with this slug or id for its parameter; the form is the clearance's. */
export const listAddresses = (slug: string, id: string): readonly string[] =>
  allRoutes.map(({ path }) =>
    path
      .replace(/:id$/, id)
      .replace(/:form$/, 'clearance')
      .replace(/:\w+$/, slug),
  );
