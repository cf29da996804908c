/** Reads feeds by parsers that are not this project's: a strict one of XML 1.0, and one of iCalendar. */
import ICAL from 'ical.js';
import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** The root element. @throws if the text is no well-formed XML 1.0 */
export const parseXml = (text: string): XmlElement => {
  const open: XmlElement[] = [{ name: '', attributes: {}, children: [], text: '' }];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (piece) => {
    open.at(-1)!.text += piece;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return open[0]!.children[0]!;
};

export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

export const textOf = (element: XmlElement, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text;

/** The links of an entry or a feed by their relation. */
export const linksOf = (element: XmlElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    childrenOf(element, 'link').map(({ attributes }) => [attributes.rel ?? '', attributes.href ?? '']),
  );

export const entriesOf = (text: string): readonly XmlElement[] => childrenOf(parseXml(text), 'entry');

export const titlesOf = (text: string): readonly (string | undefined)[] =>
  entriesOf(text).map((entry) => textOf(entry, 'title'));

export interface ParsedEvent {
  readonly uid: string;
  readonly title: string;
  readonly where: string;
  readonly description: string;
  /** '2031-05-08T01:30:00Z', or '2031-05-08' for a day. */
  readonly begins: string;
  readonly ends: string;
  readonly changed: string;
}

/** The components of a calendar file by name, and its events. @throws if a parser cannot read it */
export const parseCalendar = (
  text: string,
): { readonly names: readonly string[]; readonly events: readonly ParsedEvent[] } => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const all = calendar.getAllSubcomponents();
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary ?? '',
      where: event.location ?? '',
      description: event.description ?? '',
      begins: event.startDate.toString(),
      ends: event.endDate.toString(),
      changed: String(component.getFirstPropertyValue('dtstamp')),
    };
  });
  return {
    names: all.flatMap((each) => [each.name, ...each.getAllSubcomponents().map(({ name }) => name)]),
    events,
  };
};
