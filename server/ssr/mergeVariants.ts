/**
 * Several drawings of one page in one text: what they share stands once, what only some have names them, an element by an
 * attribute, a text by the element around it (a list may hold no other children than its own). A script at the end of the
 * page leaves those of one drawing (src/ssr/inline/selectFormVariant.ts), and then it is that drawing
 * to the letter. For HTML as React writes it: every element closed, every `<` of a text escaped.
 */
import { disabledAttribute, formVariantAttribute, formVariantElement } from '../../src/ssr/domMarkers.ts';

interface Node {
  /** An element's start tag, a text or a comment. */
  readonly head: string;
  /** Null where there can be none. */
  readonly inner: readonly Node[] | null;
  readonly end: string;
}

const htmlTokens = /<!--.*?-->|<\/?[a-z][^>]*>|[^<]+/gis;
const voidElement = /^<(?:area|br|col|hr|img|input|link|meta|source|wbr)\b|\/>$/;

/** The nodes of a text. */
const parseHtml = (html: string): readonly Node[] => {
  const open: { head: string; inner: Node[] }[] = [{ head: '', inner: [] }];
  for (const [piece] of html.matchAll(htmlTokens)) {
    const parent = open.at(-1)!;
    if (piece.startsWith('</')) {
      open.pop();
      open.at(-1)!.inner.push({ ...parent, end: piece });
    } else if (piece.startsWith('<') && !piece.startsWith('<!') && !voidElement.test(piece))
      open.push({ head: piece, inner: [] });
    else parent.inner.push({ head: piece, inner: null, end: '' });
  }
  if (open.length !== 1) throw new Error(`A drawn page leaves ${open.at(-1)?.head} open.`);
  return open[0]!.inner;
};

const serializeNode = ({ head, inner, end }: Node): string =>
  head + (inner ?? []).map(serializeNode).join('') + end;

/** One place of the page, with what each drawing has there; of all the same kind. */
interface MergedSlot {
  readonly key: string;
  readonly nodes: ReadonlyMap<string, Node>;
}

/** The longest common run of places and nodes, as pairs of indices. */
const alignNodes = (
  slots: readonly MergedSlot[],
  nodes: readonly Node[],
): readonly (readonly [number, number])[] => {
  const best = Array.from({ length: slots.length + 1 }, () => new Array<number>(nodes.length + 1).fill(0));
  for (let i = slots.length - 1; i >= 0; i--)
    for (let j = nodes.length - 1; j >= 0; j--)
      best[i]![j] =
        slots[i]!.key === nodes[j]!.head
          ? best[i + 1]![j + 1]! + 1
          : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < slots.length && j < nodes.length; ) {
    if (slots[i]!.key === nodes[j]!.head) pairs.push([i++, j++]);
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
};

const addVariant = (
  slots: readonly MergedSlot[],
  name: string,
  nodes: readonly Node[],
): readonly MergedSlot[] => {
  const all: MergedSlot[] = [];
  let [i, j] = [0, 0];
  const toSlot = (node: Node): MergedSlot => ({ key: node.head, nodes: new Map([[name, node]]) });
  for (const [place, node] of [...alignNodes(slots, nodes), [slots.length, nodes.length] as const]) {
    all.push(...slots.slice(i, place), ...nodes.slice(j, node).map(toSlot));
    const existing = slots[place];
    if (existing !== undefined)
      all.push({ key: existing.key, nodes: new Map([...existing.nodes, [name, nodes[node]!]]) });
    [i, j] = [place + 1, node + 1];
  }
  return all;
};

const controlTag = /<(input|textarea|select|button)\b(?![^>]*\sdisabled=)/g;

/** What is not on the page for everybody is not asked before it is known who is asked. */
const disabledAttributes = ` disabled="" ${disabledAttribute}=""`;
const disableControls = (html: string): string => html.replace(controlTag, `<$1${disabledAttributes}`);

const elementStart = /^<[a-z][\w-]*/;

const restrictTo = (names: readonly string[], html: string): string => {
  const mark = ` ${formVariantAttribute}="${names.join(' ')}"`;
  return elementStart.test(html)
    ? disableControls(html).replace(elementStart, (start) => start + mark)
    : `<${formVariantElement}${mark}>${html}</${formVariantElement}>`;
};

/** What these drawings have at one place. */
const mergeSlot = (nodes: ReadonlyMap<string, Node>): string => {
  const [leading, ...others] = [...nodes.values()];
  if (leading === undefined) return '';
  if (others.every((node) => serializeNode(node) === serializeNode(leading))) return serializeNode(leading);
  // All begin alike, and so they are elements.
  return (
    leading.head +
    mergeNodes(new Map([...nodes].map(([name, { inner }]) => [name, inner ?? []]))) +
    leading.end
  );
};

const mergeNodes = (variants: ReadonlyMap<string, readonly Node[]>): string => {
  let slots: readonly MergedSlot[] = [];
  for (const [name, nodes] of variants) slots = addVariant(slots, name, nodes);
  return slots
    .map(({ nodes }) =>
      nodes.size === variants.size ? mergeSlot(nodes) : restrictTo([...nodes.keys()], mergeSlot(nodes)),
    )
    .join('');
};

/** @param variants the HTML of each, by a name of one word */
export const mergeVariants = (variants: ReadonlyMap<string, string>): string =>
  mergeNodes(new Map([...variants].map(([name, html]) => [name, parseHtml(html)])));

/** What the page's first script leaves for one of them (src/ssr/inline/loadScripts.ts). */
export const selectVariant = (html: string, name: string): string => selectNodes(parseHtml(html), name);

const variantMarker = new RegExp(`^(<[a-z][\\w-]*) ${formVariantAttribute}="([^"]*)"`);

const selectNodes = (nodes: readonly Node[], name: string): string =>
  nodes
    .map(({ head, inner, end }) => {
      const [mark, start, names] = variantMarker.exec(head) ?? [];
      if (names !== undefined && !names.split(' ').includes(name)) return '';
      const content = selectNodes(inner ?? [], name);
      if (start === `<${formVariantElement}`) return content;
      return head.replace(mark ?? '', start ?? '').replace(disabledAttributes, '') + content + end;
    })
    .join('');
