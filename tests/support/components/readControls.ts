/**
 * Reads what a screen reader has of a region's controls, by Chromium's own accessibility tree: a line each, such as
 * 'textbox "Last name" required invalid described "Enter your last name."', and a line for each text with its own language.
 */
import { cdp } from 'vitest/browser';

interface DomNode {
  readonly nodeId: number;
  readonly backendNodeId: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  /** Names and values in turns. */
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
  readonly contentDocument?: DomNode;
  readonly frameId?: string;
}

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

const controlRoles: ReadonlySet<unknown> = new Set([
  'button',
  'checkbox',
  'combobox',
  'Date',
  'DateTime',
  'DisclosureTriangle',
  'group',
  'link',
  'radio',
  'radiogroup',
  'searchbox',
  'spinbutton',
  'switch',
  'textbox',
]);

const send = <Result>(method: string, parameters: object = {}): Promise<Result> =>
  (cdp() as unknown as { send: (method: string, parameters: object) => Promise<Result> }).send(
    method,
    parameters,
  );

const listNodes = (node: DomNode): readonly DomNode[] => [
  node,
  ...[
    ...(node.children ?? []),
    ...(node.contentDocument === undefined ? [] : [node.contentDocument]),
  ].flatMap(listNodes),
];

const readAttribute = ({ attributes = [] }: DomNode, name: string): string | undefined => {
  const at = attributes.findIndex((each, index) => index % 2 === 0 && each === name);
  return at === -1 ? undefined : attributes[at + 1];
};

const readText = (node: DomNode): string =>
  node.nodeName === '#text' ? node.nodeValue : (node.children ?? []).map(readText).join('');

const formatState = ({
  name,
  value: { value },
}: NonNullable<AxNode['properties']>[number]): string | null => {
  switch (name) {
    case 'checked':
    case 'pressed':
    case 'expanded':
      return value === 'true' || value === true ? name : `not ${name}`;
    case 'invalid':
      return value === 'false' ? null : name;
    case 'disabled':
    case 'readonly':
    case 'required':
      return value === true ? name : null;
    default:
      return null;
  }
};

const formatControl = ({ role, name, description, properties = [] }: AxNode): string =>
  [
    role?.value,
    JSON.stringify(name?.value ?? ''),
    ...properties.map(formatState),
    description?.value !== undefined &&
      description.value !== '' &&
      `described ${JSON.stringify(description.value)}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' ');

/** The lines of a node and of what it contains. */
const listLines = (node: DomNode, accessible: ReadonlyMap<number, AxNode>): readonly string[] => {
  const found = accessible.get(node.backendNodeId);
  // A fold has a group around it, which has no name and says nothing.
  const isControl =
    found !== undefined &&
    controlRoles.has(found.role?.value) &&
    (found.role?.value !== 'group' || found.name?.value !== '');
  const lang = readAttribute(node, 'lang');
  const line = isControl
    ? formatControl(found)
    : lang === undefined
      ? null
      : `text ${JSON.stringify(readText(node))}`;
  return [
    ...(line === null ? [] : [lang === undefined ? line : `${line} lang ${lang}`]),
    ...(node.children ?? []).flatMap((child) => listLines(child, accessible)),
  ];
};

/** The lines of the first element that this CSS selector finds, in the order of the document. */
export const readControls = async (selector = 'main'): Promise<readonly string[]> => {
  const { root } = await send<{ root: DomNode }>('DOM.getDocument', { depth: -1, pierce: true });
  const frame = listNodes(root).find((node) => readAttribute(node, 'name') === 'vitest-iframe');
  const page = frame?.contentDocument;
  if (frame === undefined || page === undefined) throw new Error('Vitest renders the page in no frame.');
  const { nodeId } = await send<{ nodeId: number }>('DOM.querySelector', { nodeId: page.nodeId, selector });
  const region = listNodes(page).find((node) => node.nodeId === nodeId);
  if (region === undefined) throw new Error(`The page has no '${selector}'.`);
  const { nodes } = await send<{ nodes: readonly AxNode[] }>('Accessibility.getFullAXTree', {
    frameId: frame.frameId,
  });
  const accessible = new Map(
    nodes
      .filter(({ ignored }) => !ignored)
      .flatMap((node) => (node.backendDOMNodeId === undefined ? [] : [[node.backendDOMNodeId, node]])),
  );
  return listLines(region, accessible);
};
