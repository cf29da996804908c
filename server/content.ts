/**
 * The records a new installation starts with: one JSON file per collection, named by it, a list of
 * `{ "id": "...", "status": "active", ... }`. A record with a title gets a slug where it has none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../src/site.ts';
import { Problem, reasonOf } from './problem.ts';
import type { Fields } from './rules/types.ts';
import { slugOf, uniqueSlugs } from './slugs.ts';
import { type Place, placeAt } from './store/names.ts';
import { decodeFields, storedText } from './store/wire.ts';

export interface ContentRecord {
  readonly collection: string;
  readonly place: Place;
  readonly fields: Fields;
}

type Plain = Readonly<Record<string, unknown>>;

/** @throws Problem naming file, record and field */
export function contentIn(directory: string): readonly ContentRecord[] {
  return filesIn(directory).flatMap((file) => recordsIn(directory, file));
}

function filesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory)
      .filter((file) => /^[A-Z][A-Za-z]*_List\.json$/.test(file))
      .sort();
  } catch (error) {
    throw new Problem(`The content cannot be read: ${reasonOf(error)}`);
  }
}

function recordsIn(directory: string, file: string): readonly ContentRecord[] {
  const collection = file.slice(0, -'.json'.length);
  const list = jsonIn(directory, file);
  if (!Array.isArray(list)) throw new Problem(`content/${file} must hold a list of records.`);
  const ids = new Set<unknown>();
  const records = list.map((record: unknown, i) => checked(record, `content/${file}, record ${i + 1}`, ids));
  return slugged(records).map(({ id, ...plain }) => {
    const where = `content/${file}, record '${String(id)}'`;
    const place = placeOf(collection, String(id), where);
    return { collection, place, fields: fieldsOf(plain, where) };
  });
}

function jsonIn(directory: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(directory, file), 'utf8'));
  } catch (error) {
    throw new Problem(`content/${file} is not JSON: ${reasonOf(error).split('\n', 1)[0]}`);
  }
}

function checked(record: unknown, where: string, ids: Set<unknown>): Plain {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    throw new Problem(`${where} must be an object.`);
  const { id, status } = record as Plain;
  if (typeof id !== 'string' || id === '') throw new Problem(`${where}, field 'id': must be a text.`);
  if (ids.has(id)) throw new Problem(`${where}, field 'id': '${id}' is there twice.`);
  if (typeof status !== 'string')
    throw new Problem(`${where} ('${id}'), field 'status': must be a text; 'active' is shown.`);
  ids.add(id);
  return record as Plain;
}

function slugged(records: readonly Plain[]): readonly Plain[] {
  const titled = records.filter(({ title }) => typeof title === 'string');
  const slugs = uniqueSlugs(
    titled.map(({ title, slug }) => (typeof slug === 'string' ? slug : slugOf(String(title)))),
  );
  const slugByRecord = new Map(titled.map((record, i) => [record, slugs[i]]));
  return records.map((record) =>
    slugByRecord.has(record) ? { ...record, slug: slugByRecord.get(record) } : record,
  );
}

function placeOf(collection: string, id: string, where: string): Place {
  try {
    return placeAt([site.root, collection, 'list', id]);
  } catch {
    throw new Problem(`${where}, field 'id': cannot name a document.`);
  }
}

function fieldsOf(plain: Plain, where: string): Fields {
  for (const [name, value] of Object.entries(plain)) {
    try {
      decodeFields({ [name]: wireOf(value) });
    } catch (error) {
      throw new Problem(`${where}, field '${name}': ${reasonOf(error)}`);
    }
  }
  const fields = decodeFields(
    Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, wireOf(value)])),
  );
  try {
    storedText(fields);
  } catch (error) {
    throw new Problem(`${where}: ${reasonOf(error)}`);
  }
  return fields;
}

/** Plain JSON → proto JSON; a whole number is an integer. */
function wireOf(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireOf) } };
  const entries = Object.entries(value as Plain).map(([name, held]) => [name, wireOf(held)]);
  return { mapValue: { fields: Object.fromEntries(entries) } };
}
