/**
 * The schema of a store's file: two tables and nothing else. SQLite runs triggers by itself and evaluates views, checks and
 * generated columns, so a file with any of those could change or copy what the store writes.
 */
import type { DatabaseSync } from 'node:sqlite';

export const version = 1;

const tables = {
  document: `CREATE TABLE document (
    parent TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL,
    created INTEGER NOT NULL, updated INTEGER NOT NULL,
    PRIMARY KEY (parent, id)
  ) WITHOUT ROWID`,
  note: 'CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
} as const;

type TableName = keyof typeof tables;
const tableNames = Object.keys(tables) as readonly TableName[];

/** Creates the tables in a new file, in one transaction. */
export function createTables(database: DatabaseSync): void {
  database.exec(
    `BEGIN IMMEDIATE; ${Object.values(tables).join('; ')}; PRAGMA user_version = ${version}; COMMIT;`,
  );
}

export const readVersion = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version);

export interface SchemaDifferences {
  /** The tables of a store that are missing, or are something else. */
  readonly missing: readonly TableName[];
  /** What no store has, such as 'trigger a': at most 5, as text for one line. */
  readonly foreign: readonly string[];
}

const toWord = (text: unknown): string =>
  String(text)
    .replace(/[^\w-]/g, '?')
    .slice(0, 40);

/** The tables of ANALYZE, which database browsers run. Their columns have only names, so nothing in them runs. */
const statistics = /^CREATE TABLE sqlite_stat[1-4]\([a-z,]+\)$/;

const joinLines = (sql: unknown): string => String(sql).replace(/\s+/g, ' ');

/** Compares the schema of a file with a store's. */
export function findSchemaDifferences(database: DatabaseSync): SchemaDifferences {
  const entries = database.prepare('SELECT type, name, sql FROM sqlite_schema').all();
  const isOwn = (name: TableName): boolean =>
    entries.some(
      (entry) =>
        entry.type === 'table' && entry.name === name && joinLines(entry.sql) === joinLines(tables[name]),
    );
  const own = new Set<unknown>(tableNames.filter(isOwn));
  return {
    missing: tableNames.filter((name) => !own.has(name)),
    foreign: entries
      .filter(({ name, sql }) => !own.has(name) && !statistics.test(String(sql)))
      .slice(0, 5)
      .map(({ type, name }) => `${toWord(type)} ${toWord(name)}`),
  };
}
