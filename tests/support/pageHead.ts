/** The head of a page, for search engines and for previews of shared links. */
import { expect } from 'vitest';
import { findElements, parsePage } from './parsedPage.ts';

/** The address of a build without one. */
export const defaultAddress = 'http://localhost:8080';

export interface PageHead {
  readonly titles: readonly string[];
  /** Each name or property with all of its contents. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  readonly canonicals: readonly (string | undefined)[];
  readonly linked: readonly { readonly '@type': string; readonly [property: string]: unknown }[];
}

/** @param html what a server sent, or what a browser made of it */
export const readHead = (html: string): PageHead => {
  const page = parsePage(html);
  const metas: Record<string, string[]> = {};
  for (const { attributes } of findElements(page, ['meta'])) {
    if (attributes.content === undefined) continue;
    const name = attributes.name ?? attributes.property ?? '';
    metas[name] = [...(metas[name] ?? []), attributes.content];
  }
  const [head] = findElements(page, ['head']);
  return {
    titles: findElements(head!, ['title']).map(({ text }) => text),
    metas,
    canonicals: findElements(page, ['link'], { rel: 'canonical' }).map(({ attributes }) => attributes.href),
    linked: findElements(page, ['script'], { type: 'application/ld+json' }).map(({ text }) =>
      JSON.parse(text),
    ),
  };
};

export const typesIn = ({ linked }: PageHead): readonly string[] =>
  linked.map((thing) => thing['@type']).sort();

/** Expects the title, the canonical link and each meta tag exactly once. */
export const expectCompleteHead = (head: PageHead, path: string): void => {
  expect([path, head.canonicals, head.titles]).toEqual([
    path,
    [defaultAddress + path],
    [expect.stringMatching(/\S/)],
  ]);
  const once = ['description', 'twitter:card', 'version'];
  const graph = ['site_name', 'title', 'description', 'url', 'type', 'locale', 'image', 'image:width'];
  for (const name of [...once, ...[...graph, 'image:height', 'image:alt'].map((each) => `og:${each}`)]) {
    expect([path, name, head.metas[name]?.length]).toEqual([path, name, 1]);
    expect([path, name, head.metas[name]?.[0]]).not.toEqual([path, name, '']);
  }
  expect(head.metas['og:url']).toEqual([defaultAddress + path]);
  expect(head.metas['og:description']).toEqual(head.metas.description);
  expect(head.metas['og:image']?.[0]).toMatch(/^http:\/\/localhost:8080\/images\//);
};
