/** Encodes a decoded picture again: at most 1,600 pixels and 300 kB, and nothing of the camera's notes is left in it. */
import { maxPictureSide, storedTypes } from '../../../content/models/storedPicture.ts';
import { FileError } from './fileProblem.ts';

/** Pixels of the longer side, and the qualities that each is tried in. Noise of 640 pixels stays below 300 kB. */
const sides = [maxPictureSide, 1_280, 1_024, 800, 640] as const;
const qualities = [0.82, 0.7, 0.58, 0.46] as const;

/** Browsers write PNG in place of a type that they cannot write. */
type WrittenType = 'image/webp' | 'image/jpeg';

const createCanvas = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

const getContext = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no memory for the picture.');
  return context;
};

const toBlob = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob === null ? reject(new Error('The browser has no memory for the picture.')) : resolve(blob);
    canvas.toBlob(take, type, quality);
  });

const tone = 96;

/** @throws FileError in a browser that gives pages a blank canvas, or noise, against tracking */
const findWrittenType = async (): Promise<WrittenType> => {
  const canvas = createCanvas(8, 8);
  const context = getContext(canvas);
  context.fillStyle = `rgb(${tone} ${tone} ${tone})`;
  context.fillRect(0, 0, 8, 8);
  const [red = 0, green = 0, blue = 0] = context.getImageData(4, 4, 1, 1).data;
  if ([red, green, blue].some((part) => Math.abs(part - tone) > 8)) throw new FileError('hiddenCanvas');
  const { type } = await toBlob(canvas, 'image/webp');
  return type === 'image/webp' ? type : 'image/jpeg';
};

const drawPicture = (bitmap: ImageBitmap, side: number, type: WrittenType): HTMLCanvasElement => {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((pixels) =>
    Math.max(1, Math.round(pixels * scale)),
  ) as [number, number];
  const canvas = createCanvas(width, height);
  const context = getContext(canvas);
  // A JPEG has no transparency, and would be black there.
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

/** WebP, or JPEG from a browser that cannot write it. The quality goes down first, then the size. */
export const encodePicture = async (bitmap: ImageBitmap, signal: AbortSignal): Promise<Blob> => {
  const type = await findWrittenType();
  const { maxBytes } = storedTypes[type];
  // The lowest quality makes no more than this of the highest: fewer pixels are quicker.
  const reachBytes = 3 * maxBytes;
  for (const side of sides) {
    const canvas = drawPicture(bitmap, side, type);
    for (const quality of qualities) {
      signal.throwIfAborted();
      const blob = await toBlob(canvas, type, quality);
      if (blob.size <= maxBytes) return blob;
      if (blob.size > reachBytes) break;
    }
  }
  throw new Error('The picture is too large in every quality.');
};
