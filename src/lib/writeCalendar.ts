/** Writes an iCalendar file (RFC 5545) by the library `ics`, from texts that may contain anything. */
import { createEvents, type EventAttributes } from 'ics';

export type CalendarEvent = EventAttributes & {
  /** DTSTAMP, epoch ms; the library's types lack it. */
  readonly timestamp?: number;
};

/** RFC 5545: of a line, without its line end, in octets of UTF-8. */
const maxLineOctets = 75;

const countOctets = (text: string): number => new TextEncoder().encode(text).length;

/** Continues a long line on lines that start with a blank, and splits no character. */
const foldLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    const isFull = octets + size > maxLineOctets;
    folded += isFull ? `\r\n ${character}` : character;
    octets = isFull ? 1 + size : octets + size;
  }
  return folded;
};

/** The library folds at 75 characters: 75 `ñ` have 150 octets. */
const foldByOctets = (file: string): string =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/g;
/** RFC 5545 allows no control character in a text, and no half of a surrogate pair is UTF-8. */
const forbiddenCharacters = /[^\P{Cc}\n]|\p{Cs}/gu;

/** The library escapes `\n` and `\r\n` only: a bare `\r` would begin a line where a reader takes it for one. */
const cleanTexts = <Attributes extends object>(attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.replace(lineBreaks, '\n').replace(forbiddenCharacters, '') : value,
    ]),
  ) as Attributes;

/**
 * @param name the name under which a calendar program lists the file; undefined for a single appointment
 * @throws if the library refuses an event
 */
export const writeCalendar = (events: readonly CalendarEvent[], productId: string, name?: string): string => {
  const header = { productId, ...(name !== undefined && { calName: name.replace(/\s+/g, ' ') }) };
  const { error, value } = createEvents(events.map(cleanTexts), cleanTexts(header));
  if (value == null) throw error ?? new Error('No calendar file was made.');
  return foldByOctets(value);
};
