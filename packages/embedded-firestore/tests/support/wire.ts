/** Values in their wire form, and documents of a case's own. */
import type { RestWrite } from './restCalls.ts';

export type RestValue = Readonly<Record<string, unknown>>;
export type RestFields = Readonly<Record<string, RestValue>>;

export const int = (value: number | string): RestValue => ({ integerValue: String(value) });
export const double = (value: number | string): RestValue => ({ doubleValue: value });
export const text = (stringValue: string): RestValue => ({ stringValue });
export const nullValue: RestValue = { nullValue: null };
export const trueValue: RestValue = { booleanValue: true };
export const falseValue: RestValue = { booleanValue: false };
export const time = (timestampValue: string): RestValue => ({ timestampValue });
export const bytes = (bytesValue: string): RestValue => ({ bytesValue });
export const point = (latitude: number, longitude: number): RestValue => ({
  geoPointValue: { latitude, longitude },
});
export const list = (...values: readonly RestValue[]): RestValue => ({
  arrayValue: values.length === 0 ? {} : { values },
});
export const map = (fields: RestFields): RestValue => ({
  mapValue: Object.keys(fields).length === 0 ? {} : { fields },
});
export const reference = (path: string): RestValue => ({ referenceValue: { path } });

/** The path of a document of the case's own, in its one collection. */
export const casePath = (id: string): string => `~/list/${id}`;

export const putOwn = (id: string, fields: RestFields = {}, more: RestValue = {}): RestWrite => ({
  update: { name: { path: casePath(id) }, fields },
  ...more,
});
export const updateOwn = (id: string, fields: RestFields, ...fieldPaths: readonly string[]): RestWrite =>
  putOwn(id, fields, { updateMask: { fieldPaths } });
export const deleteOwn = (id: string, more: RestValue = {}): RestWrite => ({
  delete: { path: casePath(id) },
  ...more,
});
export const ifExists = (there: boolean): RestValue => ({ currentDocument: { exists: there } });
