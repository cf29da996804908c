/**
 * Writes licences.txt, which the page templates link, beside the built site: the packages whose code ships, which is the
 * code that a browser receives, each with its license, as the licenses require for copies. That is what the bundler took
 * from them, the tools' own helpers among it. Packages of the server and the commands, such as google-auth-library, are
 * not copied: npm installs them with their own license files. A package with any other license fails the build. The file
 * does not affect the version, so a change reloads no page.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { UserError } from '../../../server/lib/userError.ts';

/** Licenses that allow distribution together with code under the MIT license. */
const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '(MIT OR Apache-2.0)'];

const licencesFile = 'licences.txt';

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier. */
  readonly licence: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '../../..');

/** `\0vite/preload-helper.js`, `\0rolldown/runtime.js`: helpers that the tools of the build add to its chunks. */
const toolHelpers = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' } as const;

/** `…/node_modules/@firebase/util/dist/index.js?x` → the package's directory; null for our own modules. */
const packageDirectoryOf = (module: string): string | null => {
  const [, tool] = Object.entries(toolHelpers).find(([prefix]) => module.startsWith(prefix)) ?? [];
  return tool === undefined ? installedDirectoryOf(module) : join(root, 'node_modules', tool);
};

const installedDirectoryOf = (module: string): string | null =>
  /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(module.replace(/^\0/, ''))?.[1] ?? null;

/** Vite's file goes on with the licenses of what Vite bundles for itself, none of which is in its helpers. */
const withoutBundled = (text: string): string =>
  text.split('\n# Licenses of bundled dependencies', 1)[0] ?? '';

/** The standard text for a package without a license file, as Google's are; null for an unknown license. */
const standardLicenceText = (licence: string, holder: string): string | null => {
  if (licence === 'Apache-2.0') return readFileSync(join(root, 'tools/vite/plugins/apache-2.0.txt'), 'utf8');
  if (licence !== 'MIT') return null;
  const [, terms] =
    /(Permission is hereby granted.*)$/s.exec(readFileSync(join(root, 'LICENSE'), 'utf8')) ?? [];
  return `Copyright (c) ${holder}\n\n${terms}`;
};

/** @throws UserError for a license that is not allowed or has no text */
function readLicence(directory: string): Licence {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(directory, 'package.json'), 'utf8'),
  );
  const own = readdirSync(directory).find((each) => /^licen[cs]e(\.|-|$)/i.test(each));
  if (!allowed.includes(license))
    throw new UserError(
      `The package ${name} is under the license '${license}': check whether it may be redistributed, and add it to tools/vite/plugins/licencesPlugin.ts.`,
    );
  const text = own
    ? withoutBundled(readFileSync(join(directory, own), 'utf8'))
    : standardLicenceText(license, author?.name ?? author ?? name);
  if (text === null) throw new UserError(`The package ${name} has no text of its license, ${license}.`);
  return { name, version, licence: license, text: text.trim() };
}

/** @param modules the module ids of a build. @throws UserError */
export const collectLicences = (modules: Iterable<string>): readonly Licence[] => {
  const directories = new Set([...modules].flatMap((each) => packageDirectoryOf(each) ?? []));
  return [...directories].map(readLicence).sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** Prints each license text once, before the packages that it covers. */
export const formatLicences = (licences: readonly Licence[]): string => {
  const byText = new Map<string, Licence[]>();
  for (const each of licences) byText.set(each.text, [...(byText.get(each.text) ?? []), each]);
  const parts = [...byText].map(
    ([text, all]) =>
      `${all.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join('\n')}\n\n${text}\n`,
  );
  return [`This site holds code of ${licences.length} packages, under these licenses.\n`, ...parts].join(
    `\n${'-'.repeat(80)}\n\n`,
  );
};

/** One plugin for several builds into the same directory: the file that the last one writes has the packages of all. */
export const licencesPlugin = (): Plugin => {
  const modules = new Set<string>();
  return {
    name: 'licences',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') for (const id of Object.keys(file.modules)) modules.add(id);
      writeFileSync(join(dir!, licencesFile), formatLicences(collectLicences(modules)));
    },
  };
};
