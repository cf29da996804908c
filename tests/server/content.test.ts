import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentIn } from '../../server/content.ts';
import { directories } from '../../server/serve.ts';
import { formTypes } from '../../src/form/types.ts';
import { post, root, running, temporary, writeFiles } from './running.ts';

const contact = { id: 'desk', status: 'active', name: 'Desk' };
const name = `${root}/Dicklum_website/EmergencyContact_List/list/desk`;
const write = (records: unknown): Record<string, string> => ({
  'EmergencyContact_List.json': JSON.stringify(records),
});

function directoryOf(files: Readonly<Record<string, string>>): string {
  const directory = temporary();
  writeFiles(directory, files);
  return directory;
}

describe('§7 the content of a new installation', () => {
  it('is loaded on the first run, and never over what is there later', async () => {
    const dataDir = temporary();
    const content = directoryOf(write([contact]));
    const said: string[] = [];
    const log = (line: string): void => void said.push(line);
    const first = await running({ dataDir, content, log });
    await post(first, ':commit', { writes: [{ delete: name }] }, 'staff');
    await first.close();
    const second = await running({ dataDir, content, log });
    const { body } = await post(second, ':batchGet', { documents: [name] }, 'staff');
    expect(body).toEqual([{ missing: name, readTime: expect.any(String) }]);
    expect(said).toEqual(['Loaded 1 records into a new store.']);
  });

  it('a mistake in it loads nothing, and the corrected content loads at the next start', async () => {
    const dataDir = temporary();
    const content = directoryOf(write([contact, { ...contact, id: '..' }]));
    await expect(running({ dataDir, content })).rejects.toThrow("record '..', field 'id'");
    writeFiles(content, write([contact]));
    const server = await running({ dataDir, content });
    const { body } = await post(server, ':batchGet', { documents: [name] }, 'staff');
    expect(body).toMatchObject([{ found: { name } }]);
  });

  it.each([
    ['no list', { a: 1 }, 'EmergencyContact_List.json must hold a list'],
    ['a record that is no object', [7], 'record 1 must be an object'],
    ['no id', [{ status: 'active' }], "record 1, field 'id'"],
    ['the same id twice', [contact, contact], "record 2, field 'id': 'desk' is there twice"],
    ['no status', [{ id: 'a' }], "record 1 ('a'), field 'status'"],
    ['a list in a list', [{ ...contact, name: [[1]] }], "record 'desk', field 'name'"],
    ['a reserved name', [{ ...contact, __a__: 1 }], "record 'desk', field '__a__'"],
    ['more than 1 MiB', [{ ...contact, name: 'x'.repeat(1_048_576) }], "record 'desk'"],
  ])('names the place of %s', (_, records, where) => {
    expect(() => contentIn(directoryOf(write(records)))).toThrow(where);
  });

  it('names the file that is not JSON', () => {
    expect(() => contentIn(directoryOf({ 'News_List.json': '[' }))).toThrow(
      'content/News_List.json is not JSON',
    );
  });

  it('gives a titled record without a slug its own, each once', () => {
    const records = ['Fiesta: day 1!', 'Fiesta day 1', 'Piñata'].map((title, i) => ({
      id: `n${i}`,
      status: 'active',
      title,
    }));
    const slugs = contentIn(directoryOf({ 'News_List.json': JSON.stringify(records) })).map(({ fields }) =>
      fields.get('slug'),
    );
    expect(slugs).toEqual(['fiesta-day-1', 'fiesta-day-1-2', 'pinata']);
  });
});

const ours = contentIn(directories.content);
const recordsIn = (collection: string): readonly Record<string, unknown>[] =>
  ours.filter((record) => record.collection === collection).map(({ fields }) => Object.fromEntries(fields));

describe('§3 the content that comes with the site', () => {
  it('has a service for every form type, by its slug', () => {
    const slugs = recordsIn('CitizensCharter_List').map(({ slug }) => slug);
    expect(slugs).toEqual(Object.values(formTypes).map(({ slug }) => slug));
  });

  it('has a responsible person and a time for every step', () => {
    for (const { Procedure, responsible_person, processing_time } of recordsIn('CitizensCharter_List')) {
      const steps = (Procedure as readonly string[]).length;
      expect([responsible_person, processing_time]).toEqual([
        expect.toSatisfy(has(steps)),
        expect.toSatisfy(has(steps)),
      ]);
    }
  });

  it('reaches nobody by a sample number', () => {
    for (const contact of recordsIn('EmergencyContact_List')) {
      expect(contact.sample).toBe(true);
      for (const number of [contact.mobileCon1, contact.mobileCon2 ?? ''])
        expect(String(number).replace(/\D/g, '').length).toBeLessThan(8);
    }
  });

  it('is marked as sample, or names its source', () => {
    const unmarked = ours.filter(({ fields }) => fields.get('sample') !== true);
    expect(unmarked.filter(({ fields }) => !fields.get('source'))).toEqual([]);
  });

  it('names nobody', () => {
    for (const { name } of recordsIn('Official_List')) expect(name).toBeUndefined();
  });
});

const has =
  (length: number) =>
  (list: readonly unknown[]): boolean =>
    list.length === length;

describe('the data directory', () => {
  it('is its owner’s alone: the store, the token, the address', async () => {
    const dataDir = join(temporary(), 'data');
    await running({ dataDir, content: null });
    const modeOf = (file: string): number => statSync(join(dataDir, file)).mode & 0o777;
    expect(modeOf('.')).toBe(0o700);
    for (const file of ['store.sqlite', 'staff-token', 'address'])
      expect([file, modeOf(file)]).toEqual([file, 0o600]);
  });

  it('keeps its token from start to start', async () => {
    const dataDir = temporary();
    const first = await running({ dataDir, content: null });
    await first.close();
    const second = await running({ dataDir, content: null });
    expect(second.token).toBe(first.token);
    expect(readFileSync(join(dataDir, 'staff-token'), 'utf8')).toBe(first.token);
  });

  it.each([[''], ['owner'], ['x'.repeat(5)]])('does not start with %j as its token', async (token) => {
    const dataDir = temporary();
    writeFileSync(join(dataDir, 'staff-token'), token);
    chmodSync(join(dataDir, 'staff-token'), 0o600);
    await expect(running({ dataDir, content: null })).rejects.toThrow('holds no staff token');
  });

  it('is served by one server at a time', async () => {
    const dataDir = temporary();
    const first = await running({ dataDir, content: null });
    await expect(running({ dataDir, content: null })).rejects.toMatchObject({ name: 'StoreBusy' });
    expect((await fetch(`${first.address}v1/${root}:commit`, { method: 'POST', body: '{}' })).status).toBe(
      200,
    );
    await first.close();
    await expect(running({ dataDir, content: null })).resolves.toBeDefined();
  });

  it('with something else in its store is not touched', async () => {
    const dataDir = temporary();
    writeFileSync(join(dataDir, 'store.sqlite'), 'this is a letter, and not a database, long as it may be');
    await expect(running({ dataDir, content: null })).rejects.toMatchObject({ name: 'StoreUnreadable' });
    expect(readFileSync(join(dataDir, 'store.sqlite'), 'utf8')).toMatch(/^this is a letter/);
  });
});
