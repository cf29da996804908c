/** The values of documents and of the rules language. */

/** Microseconds since the epoch. */
export interface Timestamp {
  readonly kind: 'timestamp';
  readonly micros: bigint;
}
export interface Duration {
  readonly kind: 'duration';
  readonly micros: bigint;
}
/** A value that the rules cannot inspect, compared by its text: bytes (base64), a reference, a point. */
export interface Opaque {
  readonly kind: 'bytes' | 'reference' | 'geoPoint';
  readonly text: string;
}
/** int is bigint, float is number: 3.0 is not an int. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | Duration
  | Opaque
  | readonly Value[]
  | Fields;
export type Fields = ReadonlyMap<string, Value>;
