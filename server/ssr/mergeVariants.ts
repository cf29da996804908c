/**
 * Merges several rendered variants of one page into one HTML. Shared nodes appear once. Variant-only elements get an
 * attribute that names their variants, because a wrapper would be invalid in a list; variant-only text is wrapped in an
 * element with that attribute. A script at the end of the page keeps the nodes of one variant
 * (src/ssr/inline/selectFormVariant.ts); the page then equals that variant to the letter.
 * Works on HTML as React writes it: every element closed, every `<` of a text escaped.
 */
import { disabledAttribute, formVariantAttribute, formVariantElement } from '../../src/ssr/domMarkers.ts';

interface Node {
  /** An element's start tag, a text or a comment. */
  readonly head: string;
  /** Null if the node cannot have children. */
  readonly inner: readonly Node[] | null;
  readonly end: string;
}

const htmlTokens = /<!--.*?-->|<\/?[a-z][^>]*>|[^<]+/gis;
const voidElement = /^<(?:area|br|col|hr|img|input|link|meta|source|wbr)\b|\/>$/;

/** Splits HTML into its top-level nodes. */
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
  if (open.length !== 1) throw new Error(`A rendered page leaves ${open.at(-1)?.head} open.`);
  return open[0]!.inner;
};

const serializeNode = ({ head, inner, end }: Node): string =>
  head + (inner ?? []).map(serializeNode).join('') + end;

/** One position on the page, with the node of each variant there; all nodes have the same `head`. */
interface MergedSlot {
  readonly key: string;
  readonly nodes: ReadonlyMap<string, Node>;
}

/** The longest common subsequence of slots and nodes, as pairs of indices. */
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

/** A control that only some variants have stays disabled until the variant is known. */
const disabledAttributes = ` disabled="" ${disabledAttribute}=""`;
const disableControls = (html: string): string => html.replace(controlTag, `<$1${disabledAttributes}`);

const elementStart = /^<[a-z][\w-]*/;

const restrictTo = (names: readonly string[], html: string): string => {
  const mark = ` ${formVariantAttribute}="${names.join(' ')}"`;
  return elementStart.test(html)
    ? disableControls(html).replace(elementStart, (start) => start + mark)
    : `<${formVariantElement}${mark}>${html}</${formVariantElement}>`;
};

/** Merges the nodes of these variants in one slot. */
const mergeSlot = (nodes: ReadonlyMap<string, Node>): string => {
  const [leading, ...others] = [...nodes.values()];
  if (leading === undefined) return '';
  if (others.every((node) => serializeNode(node) === serializeNode(leading))) return serializeNode(leading);
  // All nodes share one head, so they are elements.
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

/** @param variants the HTML of each, keyed by a one-word name */
export const mergeVariants = (variants: ReadonlyMap<string, string>): string =>
  mergeNodes(new Map([...variants].map(([name, html]) => [name, parseHtml(html)])));
