/** A prepared file among the values of a form: the controls of its field that the page fills in by itself. */
import { encodeBytes, toFilePath, toPicturePath } from '../../../content/models/storedPicture.ts';
import type { ControlValues } from '../values.ts';
import type { PreparedFile } from './prepareFile.ts';

/** The kinds of field that hold a file, which are also the names of these fields. */
export type FileFieldName = 'image' | 'file';

/** The prepared files of a form, by the path that its record has for them. */
export type PreparedFiles = ReadonlyMap<string, PreparedFile>;

/** By field: the parts that a clerk never sees. */
const ownParts: Readonly<Record<FileFieldName, readonly string[]>> = {
  image: ['src', 'width', 'height', 'widths'],
  file: ['src', 'size'],
};

const textPart = { image: 'alt', file: 'name' } as const satisfies Readonly<Record<FileFieldName, string>>;

/** 'image.src': the control that stands for the whole field. */
export const toSourceName = (field: FileFieldName): string => `${field}.src`;

/** 'image.alt', the control that a clerk fills in. */
export const toTextName = (field: FileFieldName): string => `${field}.${textPart[field]}`;

export const isFileField = (field: string): field is FileFieldName => Object.hasOwn(ownParts, field);

/** Whether the page fills in this control, and shows none for it. */
export const isOwnPart = (name: string): boolean => {
  const [field = '', part = ''] = name.split('.');
  return isFileField(field) && part !== 'src' && ownParts[field].includes(part);
};

export const toPath = ({ id, type, name }: PreparedFile): string =>
  type === 'application/pdf' ? toFilePath(id, name) : toPicturePath(id, type);

const textOf = (values: ControlValues, name: string): string => String(values[name] ?? '');

/**
 * The values of a field that gets this file. What a clerk wrote stays; what belongs to the file before goes: what the stored picture
 * shows, and a name that the page took from the file.
 */
const toText = (
  field: FileFieldName,
  file: PreparedFile,
  values: ControlValues,
  stored: ControlValues,
  files: PreparedFiles,
): string => {
  const [source, name] = [toSourceName(field), toTextName(field)];
  const before = files.get(textOf(values, source));
  const text = textOf(values, name);
  if (field === 'file') return text === '' || text === before?.name ? file.name : text;
  const isOfStored = before === undefined && text === textOf(stored, name);
  return isOfStored ? '' : text;
};

/** @param stored the values of the record before it was edited */
export const toFileValues = (
  field: FileFieldName,
  file: PreparedFile,
  values: ControlValues,
  stored: ControlValues,
  files: PreparedFiles,
): ControlValues => ({
  ...clearFileValues(field),
  [toSourceName(field)]: toPath(file),
  [toTextName(field)]: toText(field, file, values, stored, files),
  ...(file.pixels === null
    ? { 'file.size': String(file.bytes.length) }
    : { 'image.width': String(file.pixels.width), 'image.height': String(file.pixels.height) }),
});

export const clearFileValues = (field: FileFieldName): ControlValues =>
  Object.fromEntries([...ownParts[field], textPart[field]].map((part) => [`${field}.${part}`, '']));

/** The picture itself as an address, for a page that shows it before it is stored. */
export const toDataUrl = ({ type, bytes }: PreparedFile): string =>
  `data:${type};base64,${encodeBytes(bytes)}`;
