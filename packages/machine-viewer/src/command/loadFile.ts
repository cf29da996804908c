/** Loads the file of a stranger as Vite does, and describes its machines. */
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, type InlineConfig } from 'vite';
import type { MachineCode } from '../chart/machineCode.ts';
import { findCodeOfPaths } from '../code/findMachineCode.ts';
import type { DescribeAnswer, DescribedFile } from './describeFile.ts';
import { createFilePlugins, FileProblem, filePluginPrefix, modulePath } from './filePlugins.ts';

/** The nearest folder at or above the file's that has a file of this name; null without one. */
const findFolderWith = (file: string, name: string): string | null => {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (folder === dirname(folder)) return null;
  }
};

const extendsPattern = /"extends"\s*:\s*"(\.[^"]+)"/;

/** Whether the file's tsconfig.json extends one that is not there, as one that a framework has yet to generate. */
const hasBrokenTsconfig = (file: string): boolean => {
  const folder = findFolderWith(file, 'tsconfig.json');
  if (folder === null) return false;
  const [, base] = extendsPattern.exec(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) ?? [];
  return base !== undefined && !['', '.json'].some((end) => existsSync(join(folder, `${base}${end}`)));
};

/** A JSON file without compiler options takes the place of a tsconfig.json that cannot be read. */
const noOptions = join(import.meta.dirname, '../../package.json');

/**
 * How a file is built, to load it and for the page.
 * @param absent receives each package that is not installed
 */
export const createFileConfig = (file: string, absent: Set<string>): InlineConfig => ({
  configFile: false,
  root: findFolderWith(file, 'package.json') ?? dirname(file),
  ...(hasBrokenTsconfig(file) && { tsconfig: noOptions }),
  logLevel: 'silent',
  publicDir: false,
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: createFilePlugins(file, absent),
  build: {
    write: false,
    modulePreload: false,
    // The page is one file.
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    target: 'es2023',
  },
});

interface BundlerError {
  /** The plugin that threw it, where it is none of Vite's own. */
  readonly plugin?: string;
  readonly message: string;
}

/** Above the line of code that an error of the bundler shows: '╭─[ src/upload.ts:2:56 ]'. */
const placePattern = /╭─\[ (.+:\d+:\d+) \]/;
const causePattern = /^Caused by:\n\s*(.+)$/m;

/** What is wrong, and where, without the bundler's heading, picture of the code and stack. */
const toBundlerSentence = ({ plugin, message }: BundlerError): string => {
  if (plugin?.startsWith(filePluginPrefix)) return message;
  const text = stripVTControlCharacters(message);
  const [, place] = placePattern.exec(text) ?? [];
  const [, cause] = causePattern.exec(text) ?? [];
  const [first = ''] = text.replace(/^\[[^\]]*\]\s*/, '').split('\n');
  const what = text.startsWith('[builtin:vite-json]')
    ? `a JSON file that it imports is not JSON: ${cause ?? first}`
    : (cause ?? first);
  return place === undefined ? what : `${what} (${place})`;
};

const toSentence = (error: unknown): string => {
  const { errors } = error as { readonly errors?: readonly BundlerError[] };
  if (errors?.[0] !== undefined) return toBundlerSentence(errors[0]);
  return error instanceof Error ? error.message : String(error);
};

const buildFile = async (file: string, absent: Set<string>): Promise<string> => {
  const config = createFileConfig(file, absent);
  const result = await build({
    ...config,
    build: {
      ...config.build,
      minify: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        shimMissingExports: true,
        output: { codeSplitting: false },
      },
    },
  });
  const { output } = Array.isArray(result)
    ? result[0]!
    : (result as Extract<typeof result, { output: unknown }>);
  return output[0].code;
};

/** A file that loads for longer hangs (ms). */
const maxLoadTime = 20_000;

/** @throws FileProblem */
const describeBuilt = async (code: string): Promise<DescribedFile> => {
  const directory = mkdtempSync(join(tmpdir(), 'machine-viewer-'));
  try {
    const built = join(directory, 'file.mjs');
    writeFileSync(built, code);
    const child = fork(modulePath('describeFile'), [built], {
      execArgv: process.execArgv,
      // What the file prints is not this command's.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const answer = await new Promise<DescribeAnswer>((resolve) => {
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        resolve({ failed: `it still loads after ${maxLoadTime / 1000} seconds.` });
      }, maxLoadTime);
      child.once('message', (message) => resolve(message as DescribeAnswer));
      child.once('exit', () => {
        clearTimeout(timer);
        resolve({ failed: 'it ends its process while it loads.' });
      });
    });
    if ('failed' in answer) throw new FileProblem(answer.failed);
    return answer.described;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

const findCode = (file: string, configPaths: DescribedFile['configPaths']): MachineCode => {
  let code: MachineCode = { files: {}, places: {} };
  for (const [name, paths] of Object.entries(configPaths)) {
    try {
      const found = findCodeOfPaths(file, dirname(file), { [name]: paths });
      code = { files: { ...code.files, ...found.files }, places: { ...code.places, ...found.places } };
    } catch {
      // The page says that the code was not found.
    }
  }
  return code;
};

export interface LoadedFile extends DescribedFile {
  readonly code: MachineCode;
}

/**
 * @param file an absolute path
 * @param absent receives each package that is not installed
 * @throws FileProblem when the file cannot be loaded
 */
export const loadFile = async (file: string, absent: Set<string>): Promise<LoadedFile> => {
  try {
    const described = await describeBuilt(await buildFile(file, absent));
    return { ...described, code: findCode(file, described.configPaths) };
  } catch (error) {
    const missing =
      absent.size === 0
        ? ''
        : ` It imports what is not installed or runs only in Node, and gets an empty value for it: ${[...absent].toSorted().join(', ')}.`;
    const sentence = toSentence(error);
    const end = missing === '' || /[.!?]$/.test(sentence) ? '' : '.';
    throw new FileProblem(`${file} cannot be loaded: ${sentence}${end}${missing}`);
  }
};
