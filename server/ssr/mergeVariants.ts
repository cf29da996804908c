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

const pieces = /<!--.*?-->|<\/?[a-z][^>]*>|[^<]+/gis;
const closedByItself = /^<(?:area|br|col|hr|img|input|link|meta|source|wbr)\b|\/>$/;

/** The nodes of a text. */
const parsed = (html: string): readonly Node[] => {
  const open: { head: string; inner: Node[] }[] = [{ head: '', inner: [] }];
  for (const [piece] of html.matchAll(pieces)) {
    const parent = open.at(-1)!;
    if (piece.startsWith('</')) {
      open.pop();
      open.at(-1)!.inner.push({ ...parent, end: piece });
    } else if (piece.startsWith('<') && !piece.startsWith('<!') && !closedByItself.test(piece))
      open.push({ head: piece, inner: [] });
    else parent.inner.push({ head: piece, inner: null, end: '' });
  }
  if (open.length !== 1) throw new Error(`A drawn page leaves ${open.at(-1)?.head} open.`);
  return open[0]!.inner;
};

const textOf = ({ head, inner, end }: Node): string => head + (inner ?? []).map(textOf).join('') + end;

/** One place of the page, with what each drawing has there; of all the same kind. */
interface Place {
  readonly key: string;
  readonly nodes: ReadonlyMap<string, Node>;
}

/** The longest common run of places and nodes, as pairs of indices. */
const aligned = (
  places: readonly Place[],
  nodes: readonly Node[],
): readonly (readonly [number, number])[] => {
  const best = Array.from({ length: places.length + 1 }, () => new Array<number>(nodes.length + 1).fill(0));
  for (let i = places.length - 1; i >= 0; i--)
    for (let j = nodes.length - 1; j >= 0; j--)
      best[i]![j] =
        places[i]!.key === nodes[j]!.head
          ? best[i + 1]![j + 1]! + 1
          : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < places.length && j < nodes.length; ) {
    if (places[i]!.key === nodes[j]!.head) pairs.push([i++, j++]);
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
};

const added = (places: readonly Place[], name: string, nodes: readonly Node[]): readonly Place[] => {
  const all: Place[] = [];
  let [i, j] = [0, 0];
  const own = (node: Node): Place => ({ key: node.head, nodes: new Map([[name, node]]) });
  for (const [place, node] of [...aligned(places, nodes), [places.length, nodes.length] as const]) {
    all.push(...places.slice(i, place), ...nodes.slice(j, node).map(own));
    const met = places[place];
    if (met !== undefined) all.push({ key: met.key, nodes: new Map([...met.nodes, [name, nodes[node]!]]) });
    [i, j] = [place + 1, node + 1];
  }
  return all;
};

const control = /<(input|textarea|select|button)\b(?![^>]*\sdisabled=)/g;

/** What is not on the page for everybody is not asked before it is known who is asked. */
const closedNow = ` disabled="" ${disabledAttribute}=""`;
const closed = (html: string): string => html.replace(control, `<$1${closedNow}`);

const elementStart = /^<[a-z][\w-]*/;

const only = (names: readonly string[], html: string): string => {
  const mark = ` ${formVariantAttribute}="${names.join(' ')}"`;
  return elementStart.test(html)
    ? closed(html).replace(elementStart, (start) => start + mark)
    : `<${formVariantElement}${mark}>${html}</${formVariantElement}>`;
};

/** What these drawings have at one place. */
const placed = (nodes: ReadonlyMap<string, Node>): string => {
  const [first, ...others] = [...nodes.values()];
  if (first === undefined) return '';
  if (others.every((node) => textOf(node) === textOf(first))) return textOf(first);
  // All begin alike, and so they are elements.
  return first.head + merged(new Map([...nodes].map(([name, { inner }]) => [name, inner ?? []]))) + first.end;
};

const merged = (drawings: ReadonlyMap<string, readonly Node[]>): string => {
  let places: readonly Place[] = [];
  for (const [name, nodes] of drawings) places = added(places, name, nodes);
  return places
    .map(({ nodes }) =>
      nodes.size === drawings.size ? placed(nodes) : only([...nodes.keys()], placed(nodes)),
    )
    .join('');
};

/** @param drawings the HTML of each, by a name of one word */
export const mergedDrawings = (drawings: ReadonlyMap<string, string>): string =>
  merged(new Map([...drawings].map(([name, html]) => [name, parsed(html)])));

/** What the page's first script leaves for one of them (src/ssr/inline/loadScripts.ts). */
export const settled = (html: string, name: string): string => settledNodes(parsed(html), name);

const marked = new RegExp(`^(<[a-z][\\w-]*) ${formVariantAttribute}="([^"]*)"`);

const settledNodes = (nodes: readonly Node[], name: string): string =>
  nodes
    .map(({ head, inner, end }) => {
      const [mark, start, names] = marked.exec(head) ?? [];
      if (names !== undefined && !names.split(' ').includes(name)) return '';
      const held = settledNodes(inner ?? [], name);
      if (start === `<${formVariantElement}`) return held;
      return head.replace(mark ?? '', start ?? '').replace(closedNow, '') + held + end;
    })
    .join('');
