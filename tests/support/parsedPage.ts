/** HTML as a browser reads it, by the parser of the standard: what a server sent is judged without opening a page. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text inside, decoded. */
  readonly text: string;
  /** Every element inside, in their order; the content of a `<template>` is in none, as in a browser. */
  readonly elements: readonly PageElement[];
}

const toElement = (node: DefaultTreeAdapterTypes.Element): PageElement => {
  const elements: PageElement[] = [];
  let text = '';
  for (const child of node.childNodes) {
    if ('value' in child) text += child.value;
    if (!('tagName' in child)) continue;
    const element = toElement(child);
    elements.push(element, ...element.elements);
    text += element.text;
  }
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return { tag: node.tagName, attributes, text, elements };
};

/** @param hasScripts whether the browser runs scripts; without them the content of `<noscript>` is elements */
export const parsePage = (html: string, hasScripts = true): PageElement => {
  const { childNodes } = parse(html, { scriptingEnabled: hasScripts });
  return toElement(childNodes.find((node) => 'tagName' in node)!);
};

/** The elements of these tags with these attributes. `findElements(page, ['a'], { rel: 'license' })` */
export const findElements = (
  { elements }: PageElement,
  tags: readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): readonly PageElement[] =>
  elements.filter(
    (element) =>
      tags.includes(element.tag) &&
      Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
  );

/** The page's one `<main>`. */
export const findMain = (page: PageElement): PageElement => {
  const [main, ...others] = findElements(page, ['main']);
  if (main === undefined || others.length > 0) throw new Error('The page needs one <main>.');
  return main;
};
