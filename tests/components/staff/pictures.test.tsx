/** §7. A picture or a PDF that a clerk adds to a record: what the page makes of real files, what it refuses, and what one Save stores. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { decodeBytes } from '../../../src/content/models/storedPicture.ts';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import {
  addExif,
  claimJpegSize,
  claimPngSize,
  concatenate,
  createAnimatedGif,
  createAuthoredPdf,
  createHeic,
  createPressJpeg,
  drawFile,
  drawHalves,
  drawNoise,
  toFile,
  toLatinBytes,
} from '../../support/components/chosenFiles.ts';
import { createStaffStore, renderStaff, type StaffStore } from '../../support/components/renderStaff.tsx';
import {
  chooseFile,
  getButton,
  getControl,
  openList,
  openRecord,
  press,
  save,
} from '../../support/components/staffPage.ts';

const { image: pictureMessages, file: fileMessages, problems } = messages.files;
const thumbnail = page.getByCss('fieldset img');
const refusal = page.getByRole('alert');

const news = { title: 'Sample: the hall is painted', status: 'active', date: 5 };

const openNews = async (fields: object = {}, options = {}): Promise<StaffStore> => {
  const store = createStaffStore({ news: [{ id: 'painted', ...news, ...fields }] }, options);
  await renderStaff(store);
  await openList('news');
  await openRecord(news.title);
  return store;
};

const countWrites = ({ commits }: StaffStore): readonly number[] => commits.map(({ length }) => length);

const choosePicture = async (bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg'): Promise<void> => {
  chooseFile('image.src', toFile(bytes, name));
  await expect.element(page.getByText(/The picture is ready/)).toBeVisible();
};

/** The stored pictures with their bytes. */
const readPictures = (store: StaffStore) =>
  [...store.readAll('Picture_List')].map(([id, fields]) => ({
    ...fields,
    id,
    bytes: decodeBytes(String(fields.bytes))!,
  }));

/** The record is saved with another title, and nothing but the title is in the store. */
const expectNoFile = async (store: StaffStore): Promise<void> => {
  await getControl('title').fill('Sample: changed');
  await save();
  expect(countWrites(store)).toEqual([1]);
  for (const field of ['image', 'file']) expect(store.read('news', 'painted')).not.toHaveProperty(field);
};

/** A file that the page refuses: what it is, its content, its name, and why. */
type RefusedFile = readonly [
  title: string,
  create: () => Promise<Uint8Array<ArrayBuffer> | string>,
  name: string,
  problem: keyof typeof problems,
];

/** Each refusal is an alert of its own, also after one with the same text. */
const chooseRefused = async (input: string, [title, create, name, problem]: RefusedFile): Promise<void> => {
  const [before] = refusal.elements();
  const file = toFile(await create(), name);
  chooseFile(input, file);
  await expect
    .poll(
      () =>
        refusal.elements()[0] !== before &&
        refusal.getByText(problems[problem](file.size), { exact: true }).elements().length,
      { message: title },
    )
    .toBe(1);
};

/** The red and the blue of a pixel. */
const readColor = async (bytes: Uint8Array<ArrayBuffer>, x: number, y: number) => {
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data].map((part) => Math.round(part / 255));
};

/** No picture is encoded until the returned function runs. */
const holdEncoding = (): (() => void) => {
  const original = HTMLCanvasElement.prototype.toBlob;
  const held: (() => void)[] = [];
  const hold = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    ...rest
  ) {
    held.push(() => original.apply(this, rest));
  });
  return () => {
    hold.mockRestore();
    for (const encode of held) encode();
  };
};

const photo = () => drawFile([4_000, 3_000], 'image/jpeg', drawHalves);
const small = (type = 'image/jpeg') => drawFile([40, 30], type, drawHalves);

afterEach(() => vi.restoreAllMocks());

describe('§7 a picture that a clerk adds', () => {
  it('turns a photograph, scales it, removes the notes of the camera, and stores it with its record in one commit', async () => {
    const store = await openNews();
    await choosePicture(addExif(await photo(), 6), 'IMG 2031.JPEG');
    await getControl('image.alt').fill('Sample: a red and a blue wall');
    await save();
    expect(countWrites(store)).toEqual([2]);
    const [picture] = readPictures(store);
    expect(picture).toMatchObject({
      type: 'image/webp',
      width: 1_200,
      height: 1_600,
      uploaded: expect.any(Number),
    });
    expect(picture!.bytes.length).toBeLessThanOrEqual(300_000);
    const text = String.fromCharCode(...picture!.bytes);
    for (const note of ['Exif', 'GPS', '8.37', 'EXIF', 'XMP']) expect(text).not.toContain(note);
    // Turned to the right, the left half is on top.
    expect(await readColor(picture!.bytes, 600, 100)).toEqual([1, 0, 0, 1]);
    expect(await readColor(picture!.bytes, 600, 1_500)).toEqual([0, 0, 1, 1]);
    expect(store.read('news', 'painted')).toMatchObject({
      image: {
        src: `/images/${picture!.id}.webp`,
        alt: 'Sample: a red and a blue wall',
        width: 1_200,
        height: 1_600,
      },
    });
  });

  it('stores a picture that no quality makes small enough with fewer pixels', async () => {
    const store = await openNews();
    await choosePicture(await drawFile([1_700, 1_300], 'image/jpeg', drawNoise));
    await getControl('image.alt').fill('Sample');
    await save();
    const [picture] = readPictures(store);
    expect(picture!.bytes.length).toBeLessThanOrEqual(300_000);
    expect((picture as unknown as { width: number }).width).toBeLessThan(1_600);
  });

  it.each([
    ['a PNG named .jpg', () => small('image/png')],
    ['a WebP', () => small('image/webp')],
    ['the first frame of an animation', async () => createAnimatedGif()],
    ['a JPEG in the four colors of a press', async () => createPressJpeg()],
    [
      'a JPEG with a film behind it',
      async () => concatenate(await small(), toLatinBytes('\0\0\0\u0018ftypmp42')),
    ],
    ['a strip of 1 × 9,000 pixels', () => drawFile([1, 9_000], 'image/png')],
  ])('takes %s', async (_, create) => {
    const store = await openNews();
    await choosePicture(await create());
    await getControl('image.alt').fill('Sample');
    await save();
    expect(readPictures(store)).toMatchObject([{ type: 'image/webp' }]);
  });

  it('writes JPEG where the browser cannot write WebP, with white where the picture is transparent', async () => {
    const original = HTMLCanvasElement.prototype.toBlob;
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      take,
      type,
      quality,
    ) {
      original.call(this, take, type === 'image/webp' ? 'image/png' : type, quality);
    });
    const transparent = await drawFile([20, 20], 'image/png');
    const store = await openNews();
    await choosePicture(transparent);
    await getControl('image.alt').fill('Sample');
    await save();
    const [picture] = readPictures(store);
    expect(picture).toMatchObject({ type: 'image/jpeg' });
    expect(store.read('news', 'painted')).toMatchObject({
      image: { src: `/images/${picture!.id}.jpg` },
    });
    expect(await readColor(picture!.bytes, 5, 5)).toEqual([1, 1, 1, 1]);
  });

  it('says why it refuses each of these, and stores nothing', async () => {
    const rows: readonly RefusedFile[] = [
      ['no bytes', async () => '', 'photo.jpg', 'empty'],
      [
        '10 MB',
        async () => concatenate(await small(), new Uint8Array(10_000_000)),
        'photo.jpg',
        'pictureTooBig',
      ],
      [
        '20,000 × 20,000 pixels as JPEG',
        async () => claimJpegSize(await small(), 20_000, 20_000),
        'a.jpg',
        'tooManyPixels',
      ],
      [
        '20,000 × 20,000 pixels as PNG',
        async () => claimPngSize(await small('image/png'), 20_000, 20_000),
        'a.png',
        'tooManyPixels',
      ],
      [
        'a strip of 1 × 30,000 pixels',
        async () => claimPngSize(await small('image/png'), 1, 30_000),
        'a.png',
        'tooManyPixels',
      ],
      ['HEIC', async () => createHeic(), 'IMG_2031.HEIC', 'heic'],
      ['HEIC named .jpg', async () => createHeic(), 'IMG_2031.jpg', 'heic'],
      [
        'SVG named .jpg',
        async () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        'a.jpg',
        'notPicture',
      ],
      ['HTML named .jpg', async () => '<!doctype html><script>alert(1)</script>', 'a.jpg', 'notPicture'],
      ['a PDF named .jpg', async () => createAuthoredPdf(), 'a.jpg', 'pdfAsPicture'],
      [
        'a JPEG that is a page too',
        async () => concatenate(await small(), toLatinBytes('<html><script>alert(1)</script>')),
        'a.jpg',
        'twoFiles',
      ],
      [
        'a JPEG that is a PDF too',
        async () => concatenate(await small(), createAuthoredPdf()),
        'a.jpg',
        'twoFiles',
      ],
      [
        'a JPEG that is an archive too',
        async () => concatenate(await small(), toLatinBytes('PK\u0005\u0006'), new Uint8Array(18)),
        'a.jpg',
        'twoFiles',
      ],
      ['half a JPEG', async () => (await photo()).slice(0, 20_000), 'a.jpg', 'damaged'],
      ['half a PNG', async () => (await small('image/png')).slice(0, 60), 'a.png', 'damaged'],
      ['half a WebP', async () => (await small('image/webp')).slice(0, 30), 'a.webp', 'damaged'],
      ['a JPEG of three bytes', async () => Uint8Array.of(0xff, 0xd8, 0xff), 'a.jpg', 'damaged'],
      [
        'a JPEG of no data',
        async () => toLatinBytes('\u00ff\u00d8\u00ff\u00da\0\u0002\u00ff\u00d9'),
        'a.jpg',
        'damaged',
      ],
      ["a name with '/'", small, 'files/photo.jpg', 'name'],
      ['a name with a mark of direction', small, 'photo\u202egpj.exe', 'name'],
      ['a name with an isolate', small, 'photo\u2066.jpg', 'name'],
    ];
    const store = await openNews();
    const decode = vi.spyOn(window, 'createImageBitmap');
    for (const row of rows) {
      decode.mockClear();
      await chooseRefused('image.src', row);
      if (row[3] === 'tooManyPixels') expect([row[0], decode.mock.calls]).toEqual([row[0], []]);
      expect([row[0], thumbnail.elements()]).toEqual([row[0], []]);
    }
    await expectNoFile(store);
  });

  it('says so where the browser hides a canvas from pages, and stores nothing', async () => {
    const store = await openNews();
    vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(new ImageData(1, 1));
    chooseFile('image.src', toFile(await small(), 'photo.jpg'));
    await expect.element(refusal.getByText(problems.hiddenCanvas())).toBeVisible();
    await expectNoFile(store);
  });

  it('says so where the computer takes too long, lets save again, and stores nothing', async () => {
    const store = await openNews();
    const file = toFile(await small(), 'photo.jpg');
    const startTimer = window.setTimeout;
    // A minute passes at once.
    vi.spyOn(window, 'setTimeout').mockImplementation(((act: () => void, wait: number) =>
      startTimer(act, wait === 60_000 ? 0 : wait)) as typeof window.setTimeout);
    // A folder of a network that does not answer.
    vi.spyOn(file, 'arrayBuffer').mockReturnValue(new Promise(() => {}));
    vi.spyOn(file, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => new Promise(() => {}) }),
    );
    chooseFile('image.src', file);
    await expect.element(refusal.getByText(problems.slow())).toBeVisible();
    await expect.element(getButton(messages.save)).toBeEnabled();
    vi.restoreAllMocks();
    await expectNoFile(store);
  });

  it('counts the last of two pictures that are chosen one after the other', async () => {
    const store = await openNews();
    const [large, last] = [await photo(), await drawFile([80, 20], 'image/png')];
    chooseFile('image.src', toFile(large, 'first.jpg'));
    await choosePicture(last, 'second.png');
    await getControl('image.alt').fill('Sample');
    await save();
    expect(readPictures(store)).toMatchObject([{ width: 80, height: 20 }]);
  });

  it('lets nobody save while a picture is prepared', async () => {
    await openNews();
    const bytes = await small();
    const encode = holdEncoding();
    chooseFile('image.src', toFile(bytes, 'photo.jpg'));
    await expect.element(page.getByText(pictureMessages.preparing)).toBeVisible();
    for (const name of [messages.save, messages.preview])
      await expect.element(getButton(name)).toBeDisabled();
    encode();
    await expect.element(getButton(messages.save)).toBeEnabled();
  });

  it('lets nobody save while one of two files is prepared, and stores both', async () => {
    const store = await openNews();
    const bytes = await small();
    const encode = holdEncoding();
    chooseFile('image.src', toFile(bytes, 'photo.jpg'));
    await expect.element(page.getByText(pictureMessages.preparing)).toBeVisible();
    chooseFile('file.src', toFile(createAuthoredPdf(), 'scan.pdf'));
    await expect.element(page.getByText(fileMessages.ready(1))).toBeVisible();
    for (const name of [messages.save, messages.preview])
      await expect.element(getButton(name)).toBeDisabled();
    encode();
    await expect.element(page.getByText(/The picture is ready/)).toBeVisible();
    await getControl('image.alt').fill('Sample');
    await save();
    expect(store.read('news', 'painted')).toMatchObject({
      image: { alt: 'Sample' },
      file: { name: 'scan' },
    });
  });

  it('is not lost at a press of the tab while it is prepared', async () => {
    await openNews();
    const bytes = await small();
    const encode = holdEncoding();
    chooseFile('image.src', toFile(bytes, 'photo.jpg'));
    await expect.element(page.getByText(pictureMessages.preparing)).toBeVisible();
    await page.getByRole('link', { name: staffMessages.tabs.content }).click();
    await expect.element(page.getByText(messages.leaving.title)).toBeVisible();
    await press(messages.leaving.stay);
    encode();
    await expect.element(thumbnail).toBeVisible();
    await expect.element(getButton(messages.save)).toBeEnabled();
  });

  it('asks what a picture shows, and needs the answer', async () => {
    const store = await openNews();
    expect(getControl('image.alt').elements()).toEqual([]);
    await choosePicture(await small());
    await press(messages.save);
    const problem = `${messages.fields['image.alt']} ${messages.problems.missing['image.alt']}`;
    await page.getByRole('link', { name: problem }).click();
    expect(document.activeElement?.id).toBe('image.alt');
    expect(countWrites(store)).toEqual([]);
  });

  it('shows a picture before it is saved, beside its input and in the preview', async () => {
    await openNews();
    await choosePicture(await small());
    await getControl('image.alt').fill('Sample wall');
    await expect.poll(() => (thumbnail.element() as HTMLImageElement).naturalWidth).toBe(40);
    await press(messages.preview);
    const shown = page.getByRole('img', { name: 'Sample wall' });
    await expect.element(shown.first()).toBeVisible();
    await expect.poll(() => (shown.first().element() as HTMLImageElement).naturalWidth).toBe(40);
    await press(messages.back);
    await expect.element(page.getByText(/The picture is ready/)).toBeVisible();
  });

  it('stores the same picture once for two records, and undoes only the record', async () => {
    const store = await openNews();
    for (const title of ['Sample one', 'Sample two']) {
      await press(title === 'Sample one' ? messages.cancel : messages.goOn);
      await press(messages.create(messages.lists.news.one));
      await getControl('title').fill(title);
      await choosePicture(await small());
      await getControl('image.alt').fill('Sample');
      await save();
    }
    expect(countWrites(store)).toEqual([2, 2]);
    expect(readPictures(store)).toHaveLength(1);
    await press(messages.undo);
    await expect.element(page.getByText(messages.undone, { exact: true })).toBeVisible();
    expect([...store.readAll('News_List').keys()]).toEqual(['painted', 'sample-one']);
    expect(readPictures(store)).toHaveLength(1);
  });

  it('keeps picture and text when the store does not answer, and saves both at the next try', async () => {
    const store = await openNews();
    await choosePicture(await small());
    await getControl('image.alt').fill('Sample');
    store.fail('deadline-exceeded');
    await press(messages.save);
    await expect.element(page.getByText(messages.failed, { exact: true })).toBeVisible();
    store.fail(null);
    await save();
    expect(countWrites(store)).toEqual([2]);
  });

  it('removes a picture from its record', async () => {
    const store = await openNews({
      image: { src: `/images/${'a'.repeat(32)}.webp`, alt: 'Sample', width: 40, height: 30 },
    });
    await expect.element(page.getByText(pictureMessages.stored)).toBeVisible();
    await press(pictureMessages.remove);
    expect(document.activeElement?.id).toBe('image.src');
    await save();
    expect(store.read('news', 'painted')).not.toHaveProperty('image');
  });

  it('forgets what the picture before showed, and keeps what was written for the new one', async () => {
    await openNews({
      image: { src: `/images/${'a'.repeat(32)}.webp`, alt: 'Sample', width: 40, height: 30 },
    });
    await choosePicture(await small());
    await expect.element(getControl('image.alt')).toHaveValue('');
    await getControl('image.alt').fill('Sample wall');
    await choosePicture(await small('image/png'), 'second.png');
    await expect.element(getControl('image.alt')).toHaveValue('Sample wall');
  });

  it('names a picture of the site by its path, and leaves its stored value as it is', async () => {
    const image = {
      src: '/images/sample-fields-{width}.webp',
      alt: 'Sample',
      width: 960,
      height: 540,
      widths: [480, 960],
    };
    const store = await openNews({ image });
    await expect.element(page.getByText(pictureMessages.ofSite(image.src))).toBeVisible();
    await getControl('title').fill('Sample: changed');
    await save();
    expect(countWrites(store)).toEqual([1]);
    expect(store.read('news', 'painted')).toMatchObject({ title: 'Sample: changed', image });
    await press(messages.goOn);
    await page.getByRole('button', { name: 'Sample: changed' }).click();
    await getControl('image.alt').fill('Sample: other words');
    await save();
    expect(store.read('news', 'painted')).toMatchObject({
      image: { ...image, alt: 'Sample: other words' },
    });
  });

  it('says on Firebase how a picture gets on the site, and keeps the fields for its path', async () => {
    await openNews({}, { takesFiles: false });
    await page.getByText(messages.more('')).click();
    await expect.element(page.getByText(messages.filesElsewhere.image)).toBeVisible();
    await expect.element(getControl('image.src')).toHaveAttribute('type', 'text');
    await expect.element(getControl('image.width')).toBeVisible();
    expect(page.getByCss('input[type=file]').elements()).toEqual([]);
  });
});

describe('§7 a PDF that a clerk adds', () => {
  it('stores a PDF as it is, under the name of the file until the clerk writes another', async () => {
    const store = await openNews();
    const bytes = createAuthoredPdf(2_000);
    await expect.element(page.getByText(fileMessages.hint)).toBeVisible();
    chooseFile('file.src', toFile(bytes, 'Ordinansa Blg. 5.PDF'));
    await expect.element(page.getByText(fileMessages.ready(2))).toBeVisible();
    await expect.element(getControl('file.name')).toHaveValue('Ordinansa Blg. 5');
    await save();
    const [pdf] = readPictures(store);
    expect(pdf).toMatchObject({ type: 'application/pdf', bytes });
    expect(store.read('news', 'painted')).toMatchObject({
      file: { src: `/files/${pdf!.id}/Ordinansa-Blg-5.pdf`, name: 'Ordinansa Blg. 5', size: 2_000 },
    });
  });

  it('keeps the name that a clerk wrote when another PDF takes its place, and needs one', async () => {
    await openNews();
    chooseFile('file.src', toFile(createAuthoredPdf(), 'scan 1.pdf'));
    await expect.element(getControl('file.name')).toHaveValue('scan 1');
    chooseFile('file.src', toFile(createAuthoredPdf(200), 'scan 2.pdf'));
    await expect.element(getControl('file.name')).toHaveValue('scan 2');
    await getControl('file.name').fill('Sample budget');
    chooseFile('file.src', toFile(createAuthoredPdf(300), 'scan 3.pdf'));
    await expect.element(page.getByText(fileMessages.ready(1))).toBeVisible();
    await expect.element(getControl('file.name')).toHaveValue('Sample budget');
    await getControl('file.name').fill('');
    await press(messages.save);
    await expect
      .element(page.getByRole('link', { name: messages.problems.missing['file.name']! }))
      .toBeVisible();
    await press(fileMessages.remove);
    expect(getControl('file.name').elements()).toEqual([]);
  });

  it('says why it refuses each of these, and stores nothing', async () => {
    const rows: readonly RefusedFile[] = [
      ['no bytes', async () => '', 'a.pdf', 'empty'],
      ['more than 500 kB', async () => createAuthoredPdf(500_001), 'a.pdf', 'pdfTooBig'],
      ['a picture named .pdf', small, 'a.pdf', 'notPdf'],
      ['HTML named .pdf', async () => '<html></html>', 'a.pdf', 'notPdf'],
      ['half a PDF', async () => createAuthoredPdf().slice(0, 40), 'a.pdf', 'damaged'],
      [
        'a PDF that is a page too',
        async () => concatenate(createAuthoredPdf(), toLatinBytes('<script>alert(1)</script>')),
        'a.pdf',
        'twoFiles',
      ],
      ["a name with '/'", async () => createAuthoredPdf(), 'a/b.pdf', 'name'],
      ['a name with a mark of direction', async () => createAuthoredPdf(), 'a\u202efdp.exe', 'name'],
    ];
    const store = await openNews();
    for (const row of rows) await chooseRefused('file.src', row);
    await expectNoFile(store);
  });
});
