/**
 * The picture of a receipt: the reference, the receipt code, the day and the papers. It never names health services and has no answer
 * but the day, because other people look at the gallery of a phone. It is three times as wide as a narrow phone, so that its smallest
 * text is as large as on the page. It loads at a press of 'Save as picture' or 'Share'.
 */
import { findRequirementGroups, listOwnRequirements } from '../../../components/charter/requirements.ts';
import { toQrSvgPath } from '../../../components/media/qrSvgPath.ts';
import type { ServiceSummary } from '../../../content/models/formService.ts';
import { formatMoment } from '../../../domain/dates/formatDay.ts';
import type { FormType } from '../../../form/types.ts';
import type { Translate } from '../../../i18n/define.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { serviceMessages } from '../../../i18n/en/service.ts';
import type { QueryResult } from '../../../query/useRecords.ts';
import { site } from '../../../site.ts';
import { findPublicServiceName } from './receiptLink.ts';

export interface ReceiptFacts {
  readonly type: FormType;
  readonly reference: string;
  readonly code: string;
  /** The full URL of its status page. */
  readonly link: string;
  /** 'yyyy-mm-ddThh:mm': what the citizen chose; null if unknown. */
  readonly schedule: string | null;
  /** The same: when they are to come. */
  readonly appointment: string | null;
  /** The service's record. While it is loading, the picture has no papers. */
  readonly result: QueryResult<ServiceSummary | null>;
}

const width = 1080;
const margin = 60;

const sans = "system-ui, -apple-system, Roboto, 'Segoe UI', sans-serif";
const mono = "ui-monospace, 'Roboto Mono', Consolas, monospace";
const ink = '#14201d';
const grey = '#4a5a55';

/** Fonts as a canvas takes them; `height` of a line in pixels. */
const styles = {
  title: { font: `700 60px ${sans}`, height: 72, color: '#ffffff' },
  subtitle: { font: `400 40px ${sans}`, height: 52, color: '#ffffff' },
  label: { font: `400 42px ${sans}`, height: 56, color: grey },
  service: { font: `700 56px ${sans}`, height: 70, color: ink },
  reference: { font: `700 140px ${mono}`, height: 156, color: ink },
  code: { font: `600 50px ${mono}`, height: 66, color: ink },
  text: { font: `600 50px ${sans}`, height: 66, color: ink },
  item: { font: `400 48px ${sans}`, height: 64, color: ink },
} as const;

type StyleName = keyof typeof styles;

/** The width of a text in pixels. */
type MeasureText = (text: string, font: string) => number;

/** Parts that a line may end after: words, and the segments of a receipt code or an address. A fixed blank ends none. */
const splitText = (text: string): readonly string[] => text.match(/[^ /-]*(?:[/-]+| +|$)/g) ?? [];

const wrap = (text: string, style: StyleName, room: number, measure: MeasureText): readonly string[] => {
  const { font } = styles[style];
  const fits = (line: string): boolean => measure(line.trimEnd(), font) <= room;
  const lines: string[] = [];
  let line = '';
  for (const part of splitText(text)) {
    if (line !== '' && !fits(line + part)) {
      lines.push(line);
      line = '';
    }
    // A part that is wider than a line by itself is broken between its letters.
    for (const letter of fits(part) ? [part] : part) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line].map((each) => each.trim()).filter((each) => each !== '');
};

const qrRoom = 600;
const boxSize = 40;
const itemIndent = 70;

/** Places everything below each other; no line is wider than the picture. A text's `y` is the top of its line. */
export const layOutReceipt = (
  { type, reference, code, link, appointment, result }: ReceiptFacts,
  translate: Translate,
  measure: MeasureText,
) => {
  const { success } = translate(outcomeMessages);
  const messages = translate(receiptMessages);
  const service = findPublicServiceName(type, translate);
  // The own papers of a health service would name it.
  const groups =
    service === null
      ? listOwnRequirements(type, translate)
      : (findRequirementGroups(type, result, translate) ?? []);
  const general = translate(formMessages).requirements.confirmationTitle;
  const titles = { ...translate(serviceMessages).requirements, general };
  const texts: { text: string; style: StyleName; x: number; y: number }[] = [];
  /** The boxes before papers, to check by hand. */
  const boxes: { x: number; y: number }[] = [];
  let y = 36;
  const write = (text: string, style: StyleName, x = margin): void => {
    for (const line of wrap(text, style, width - margin - x, measure)) {
      texts.push({ text: line, style, x, y });
      y += styles[style].height;
    }
  };
  const writeRow = (label: string, text: string): void => {
    write(label, 'label');
    write(text, 'text');
    y += 20;
  };
  write(site.barangay, 'title');
  write(`${site.place.municipality}, ${site.place.province}`, 'subtitle');
  y += 32;
  const headHeight = y;
  y += 40;
  write(success.reference, 'label');
  write(reference, 'reference');
  if (service !== null) write(service, 'service');
  y += 20;
  if (appointment !== null) writeRow(success.appointment, formatMoment(appointment, translate));
  writeRow(success.where, site.hall.name);
  const qrPlace = { x: (width - qrRoom) / 2, y, size: qrRoom };
  y += qrRoom;
  write(messages.code, 'label');
  write(code, 'code');
  const { host, pathname } = new URL(link);
  write(messages.picture.checkAt(`${host}${pathname}`), 'label');
  for (const { list, items } of groups) {
    y += 40;
    write(titles[list], 'text');
    for (const item of items) {
      boxes.push({ x: margin, y: y + 10 });
      write(item, 'item', margin + itemIndent);
      y += 8;
    }
  }
  return { width, height: y + margin, headHeight, texts, boxes, qrPlace };
};

type ReceiptLayout = ReturnType<typeof layOutReceipt>;

export type PaintingContext = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'strokeStyle' | 'lineWidth' | 'font' | 'textBaseline' | 'fillRect' | 'strokeRect' | 'fillText'
>;

/**
 * Paints all but the QR code.
 * @param headColor of the ground behind the title, which is white
 */
export const paintReceipt = (context: PaintingContext, layout: ReceiptLayout, headColor: string): void => {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, layout.width, layout.height);
  context.fillStyle = headColor;
  context.fillRect(0, 0, layout.width, layout.headHeight);
  context.textBaseline = 'middle';
  for (const { text, style, x, y } of layout.texts) {
    const { font, color, height } = styles[style];
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, x, y + height / 2);
  }
  context.strokeStyle = ink;
  context.lineWidth = 4;
  for (const { x, y } of layout.boxes) context.strokeRect(x, y, boxSize, boxSize);
};

/** Paints the QR code and returns a pixel of its dark corner. */
const paintQrCode = (context: CanvasRenderingContext2D, link: string, { qrPlace }: ReceiptLayout) => {
  const { size, path, quietZone } = toQrSvgPath(link);
  // Whole pixels, so that each module has sharp edges.
  const scale = Math.floor(qrPlace.size / size);
  const inset = Math.floor((qrPlace.size - scale * size) / 2);
  const [x, y] = [qrPlace.x + inset, qrPlace.y + inset];
  context.setTransform(scale, 0, 0, scale, x, y);
  context.fillStyle = '#000000';
  context.fill(new Path2D(path));
  context.resetTransform();
  const middle = Math.floor((quietZone + 0.5) * scale);
  return { x: x + middle, y: y + middle };
};

const isGrey = (context: CanvasRenderingContext2D, x: number, y: number, value: number): boolean =>
  [...context.getImageData(x, y, 1, 1).data.slice(0, 3)].every((each) => Math.abs(each - value) < 8);

/**
 * The picture as a PNG.
 * @throws if the browser does not let a page draw
 */
export const drawReceipt = async (facts: ReceiptFacts, translate: Translate): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no canvas.');
  const layout = layOutReceipt(facts, translate, (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  });
  canvas.width = layout.width;
  canvas.height = layout.height;
  paintReceipt(context, layout, getComputedStyle(document.documentElement).getPropertyValue('--deep'));
  const dark = paintQrCode(context, facts.link, layout);
  // Against tracking, some browsers give a page a blank canvas, or noise.
  if (!isGrey(context, dark.x, dark.y, 0) || !isGrey(context, 4, layout.height - 4, 255))
    throw new Error('The browser does not let a page read a canvas.');
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser made no picture.');
  return blob;
};
