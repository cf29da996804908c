/** §7. The texts within a file, such as its title, may say anything: only its structure tells what it is and where it ends. */
import { describe, expect, it } from 'vitest';
import { preparePdf, preparePicture } from '../../../src/staff/content/files/prepareFile.ts';
import {
  addGifText,
  addJpegText,
  addPngText,
  addWebpText,
  concatenate,
  createAnimatedGif,
  createPagePdf,
  drawFile,
  drawHalves,
  toFile,
  toLatinBytes,
} from '../../support/components/chosenFiles.ts';

/** What begins, ends or parts a file of any kind. */
const marks = [
  '<html>',
  '<!doctype html><script>alert(1)</script>',
  '<?php echo 1 ?>',
  '%PDF-1.7',
  '%%EOF',
  'startxref\n0\n%%EOF\n',
  'PK\u0003\u0004',
  `PK\u0005\u0006${'\0'.repeat(18)}`,
  '\u0089PNG\r\n\u001a\n',
  '\0\0\0\0IEND\u00aeB`\u0082',
  '\u00ff\u00d8\u00ff',
  '\u00ff\u00d9',
  '\u00ff\u00da\0\u0002\u00ff\u00d9',
  '\u00ff\u00c0\0\u0011\u0008\0\u0001\0\u0001',
  'RIFF\u0004\0\0\0WEBP',
  'VP8X',
  'GIF89a',
  '\0\0\0\u0018ftypavif',
  '\0\0\0\u0014ispe\0\0\0\0\u007f\u00ff\u00ff\u00ff\u007f\u00ff\u00ff\u00ff',
];

const size = [40, 30] as const;
const draw = (type: string) => drawFile(size, type, drawHalves);
const { signal } = new AbortController();

const places: Readonly<
  Record<
    string,
    readonly [
      create: () => Promise<Uint8Array<ArrayBuffer>>,
      ...put: ((file: Uint8Array<ArrayBuffer>, text: string) => Uint8Array<ArrayBuffer>)[],
    ]
  >
> = {
  'a JPEG': [
    () => draw('image/jpeg'),
    (file, text) => addJpegText(file, 0xfe, text),
    (file, text) => addJpegText(file, 0xe1, `Exif\0\0${text}`),
    (file, text) => addJpegText(file, 0xe1, `http://ns.adobe.com/xap/1.0/\0${text}`),
    (file, text) => addJpegText(file, 0xed, `Photoshop 3.0\0${text}`),
  ],
  'a PNG': [
    () => draw('image/png'),
    (file, text) => addPngText(file, 'tEXt', `Title\0${text}`),
    (file, text) => addPngText(file, 'iTXt', `XML:com.adobe.xmp\0\0\0\0\0${text}`),
    (file, text) => addPngText(file, 'eXIf', text),
  ],
  'a WebP': [
    () => draw('image/webp'),
    (file, text) => addWebpText(file, 'EXIF', text),
    (file, text) => addWebpText(file, 'XMP ', text),
  ],
  'a GIF': [async () => createAnimatedGif(), addGifText],
};

describe('§7 the texts within a file that a clerk adds', () => {
  it.each(Object.entries(places))(
    'change nothing of what the page makes of %s',
    async (_, [create, ...puts]) => {
      const file = await create();
      const prepare = async (bytes: Uint8Array<ArrayBuffer>) => {
        const { id, type, pixels } = await preparePicture(toFile(bytes, 'a.jpg'), signal);
        return { id, type, pixels };
      };
      const expected = await prepare(file);
      for (const mark of marks)
        for (const [at, put] of puts.entries())
          expect([mark, at, await prepare(put(file, mark)).catch(String)]).toEqual([mark, at, expected]);
    },
  );

  it.each(['title', 'comment', 'xmp'])('leave a PDF as it is where they stand in its %s', async (place) => {
    for (const mark of marks) {
      const bytes = createPagePdf({ [place]: place === 'comment' ? mark.replace(/\s/g, '') : mark });
      const prepared = await preparePdf(toFile(bytes, 'a.pdf')).catch(String);
      expect([mark, prepared]).toEqual([mark, expect.objectContaining({ type: 'application/pdf', bytes })]);
    }
  });

  it.each(Object.entries(places))('make no PDF of %s', async (_, [create, ...puts]) => {
    const file = await create();
    for (const put of puts)
      await expect(preparePdf(toFile(put(file, '%PDF-1.7\n%%EOF\n'), 'a.pdf'))).rejects.toMatchObject({
        code: 'notPdf',
      });
  });
});

const printerCommands = '\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n';

describe('§7 a PDF that does not begin with its header', () => {
  it.each([
    ['a byte order mark', '\u00ef\u00bb\u00bf'],
    ['a new line', '\r\n'],
    ['one byte', '\n'],
    ["a printer's commands", printerCommands],
    ['1,024 bytes', ' '.repeat(1_024)],
  ])('is stored from its header on behind %s', async (_, before) => {
    const bytes = createPagePdf();
    const chosen = concatenate(toLatinBytes(before), bytes);
    expect(await preparePdf(toFile(chosen, 'a.pdf'))).toMatchObject({ bytes });
  });

  it.each([
    ['a byte order mark', '\u00ef\u00bb\u00bf'],
    ['one byte', '\n'],
    ["a printer's commands", printerCommands],
  ])(
    'has its header first and every other byte in its place where its places count %s',
    async (_, before) => {
      const pdf = createPagePdf({ counted: before.length });
      const chosen = concatenate(toLatinBytes(before), pdf);
      const expected = concatenate(toLatinBytes(`%PDF-1.4${' '.repeat(before.length)}`), pdf.subarray(8));
      expect(await preparePdf(toFile(chosen, 'a.pdf'))).toMatchObject({ bytes: expected });
    },
  );

  it.each([
    ['1,025 bytes before it', ' '.repeat(1_025), '', 'notPdf'],
    ['a page before it', '<html>\n', '', 'twoFiles'],
    ['a page behind it', '', '<script>alert(1)</script>', 'twoFiles'],
    ['an archive around it', 'PK\u0003\u0004', 'PK\u0005\u0006', 'twoFiles'],
    ['1,025 signs behind its last end mark, as half of a file has them', '', 'x'.repeat(1_025), 'damaged'],
  ])('is refused with %s', async (_, before, after, code) => {
    const chosen = concatenate(toLatinBytes(before), createPagePdf(), toLatinBytes(after));
    await expect(preparePdf(toFile(chosen, 'a.pdf'))).rejects.toMatchObject({ code });
  });

  it('is stored whole where blanks fill up its last block', async () => {
    const bytes = concatenate(createPagePdf(), new Uint8Array(3_000), toLatinBytes('\r\n '.repeat(500)));
    expect(await preparePdf(toFile(bytes, 'a.pdf'))).toMatchObject({ bytes });
  });
});
