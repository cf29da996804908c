/** HTML as React writes it, read strictly: anything but a text, a named element with quoted attributes or its end throws. */

export interface MarkupElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface Markup {
  readonly elements: readonly MarkupElement[];
  /** All text, decoded. */
  readonly text: string;
  /** The most elements that stand inside one another. */
  readonly depth: number;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (text: string): string =>
  text.replace(/&([^;&]*);/g, (written, name: string) => {
    const sign = entities[name];
    if (sign === undefined) throw new Error(`Not an entity of React: ${written}`);
    return sign;
  });

const token =
  /<(?<open>[a-z][a-z\d]*)(?<attributes>(?: [a-z-]+="[^"<>]*")*)(?<empty>\/?)>|<\/(?<close>[a-z][a-z\d]*)>|(?<text>[^<>]+)/y;

export const parseMarkup = (html: string): Markup => {
  const elements: MarkupElement[] = [];
  const open: string[] = [];
  let [text, depth] = ['', 0];
  token.lastIndex = 0;
  for (let at = 0; at < html.length; at = token.lastIndex) {
    const groups = token.exec(html)?.groups;
    if (groups === undefined) throw new Error(`Not markup: ${html.slice(at, at + 80)}`);
    if (groups.open !== undefined) {
      const attributes = [...(groups.attributes ?? '').matchAll(/ ([a-z-]+)="([^"]*)"/g)];
      elements.push({
        tag: groups.open,
        attributes: Object.fromEntries(
          attributes.map(([, name = '', value = '']) => [name, decodeEntities(value)]),
        ),
      });
      if (groups.empty === '') open.push(groups.open);
      depth = Math.max(depth, open.length);
    } else if (groups.close !== undefined) {
      if (open.pop() !== groups.close) throw new Error(`Not open: ${groups.close}`);
    } else text += decodeEntities(groups.text ?? '');
  }
  if (open.length > 0) throw new Error(`Not ended: ${open.join(' ')}`);
  return { elements, text, depth };
};
