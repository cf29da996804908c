/** Values as the wire spells them, and documents of a case's own. */
import type { Write } from './restCalls.ts';

export type Wire = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, Wire>>;

export const int = (value: number | string): Wire => ({ integerValue: String(value) });
export const double = (value: number | string): Wire => ({ doubleValue: value });
export const text = (stringValue: string): Wire => ({ stringValue });
export const nothing: Wire = { nullValue: null };
export const yes: Wire = { booleanValue: true };
export const no: Wire = { booleanValue: false };
export const time = (timestampValue: string): Wire => ({ timestampValue });
export const bytes = (bytesValue: string): Wire => ({ bytesValue });
export const point = (latitude: number, longitude: number): Wire => ({
  geoPointValue: { latitude, longitude },
});
export const list = (...values: readonly Wire[]): Wire => ({
  arrayValue: values.length === 0 ? {} : { values },
});
export const map = (fields: WireFields): Wire => ({
  mapValue: Object.keys(fields).length === 0 ? {} : { fields },
});
export const reference = (path: string): Wire => ({ referenceValue: { path } });

/** The path of a document of the case's own, in its one collection. */
export const own = (id: string): string => `~/list/${id}`;

export const put = (id: string, fields: WireFields = {}, more: Wire = {}): Write => ({
  update: { name: { path: own(id) }, fields },
  ...more,
});
export const masked = (id: string, fields: WireFields, ...fieldPaths: readonly string[]): Write =>
  put(id, fields, { updateMask: { fieldPaths } });
export const remove = (id: string, more: Wire = {}): Write => ({ delete: { path: own(id) }, ...more });
export const exists = (there: boolean): Wire => ({ currentDocument: { exists: there } });
