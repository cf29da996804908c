/**
 * Writes worker.js (src/service-worker), which precaches files computed from the bundle's imports. The worker affects the
 * version like every script of the site, so this plugin runs before versionPlugin.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { UserError } from '../../../server/lib/userError.ts';
import type { LaterAssets } from '../../../src/lib/laterAssets.ts';
import type { BuildInfo } from '../../../src/service-worker/buildInfo.ts';
import { type Bundle, chunksOf, collectImports } from '../bundle.ts';
import { buildClassicScript } from '../classicScript.ts';
import { versionPlaceholder } from './versionPlugin.ts';

const root = join(import.meta.dirname, '../../..');

export const workerFile = 'worker.js';

/** The pages that must work offline, with their modules. */
const offlinePages = [
  { path: '/Emergency-Hotlines', module: 'src/pages/EmergencyHotlines.tsx' },
  { path: '/Citizens-Charter', module: 'src/pages/CitizensCharter.tsx' },
] as const;

/** Modules that are cached once a page asks for them. */
const laterModules: { readonly [Name in LaterAssets]: readonly string[] } = {
  services: ['src/pages/ServiceDetail.tsx'],
  // The form of a service that was never opened works without a signal, and so does the choice of another.
  form: [
    'src/pages/ServiceForm.tsx',
    'src/pages/FormRequest.tsx',
    'src/features/request/form/requestParts.ts',
    'src/features/request/submission/checkAnswers.ts',
    'src/features/request/receipt/Confirmation.tsx',
    'src/firestore/client.ts',
  ],
};

const entry = 'src/app/entryClient.tsx';
/** A queued request shows on every page, also without a signal. */
const notices = 'src/features/request/submission/RequestNotices.tsx';
/** The list of forms shows fee and time of the phone's copy of the charter. */
const formFacts = ['src/query/formDocuments.ts', 'src/query/formFacts.ts'];

/**
 * The files that hold these modules, their static imports and styles, sorted so that the order does not depend on the
 * bundler.
 */
const collectAssets = (bundle: Bundle, modules: readonly string[]): readonly string[] => {
  const chunks = chunksOf(bundle);
  const holding = (module: string): string => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)));
    if (chunk === undefined)
      throw new UserError(`The worker keeps ${module}, which is in no file of the build.`);
    return chunk.fileName;
  };
  const scripts = new Set<string>();
  for (const name of modules.map(holding)) collectImports(bundle, name, scripts);
  const styles = chunks
    .filter(({ fileName }) => scripts.has(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...scripts, ...styles])].sort().map((name) => `/${name}`);
};

const compileWorker = (source: string, built: BuildInfo | null): Promise<string> =>
  buildClassicScript({ entry: `src/service-worker/${source}`, define: { __BUILT__: JSON.stringify(built) } });

interface WorkerOptions {
  /** When false, worker.js is a script that removes an earlier worker. */
  readonly isOn: boolean;
  /** Whether each route has its own file and any other path the shell; otherwise index.html is the only page. */
  readonly isPrerendered: boolean;
}

export const workerPlugin = ({ isOn, isPrerendered }: WorkerOptions): Plugin => ({
  name: 'worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const shell = isPrerendered ? '/shell' : '/';
      const assets = collectAssets(bundle, [
        entry,
        notices,
        ...formFacts,
        ...offlinePages.map(({ module }) => module),
      ]);
      const collectLater = (name: LaterAssets) =>
        collectAssets(bundle, laterModules[name]).filter((file) => !assets.includes(file));
      const built = isOn && {
        version: versionPlaceholder,
        shell,
        pages: [shell, ...(isPrerendered ? offlinePages.map(({ path }) => path) : [])],
        assets,
        laterAssets: { services: collectLater('services'), form: collectLater('form') },
      };
      const source = built ? await compileWorker('worker.ts', built) : await compileWorker('off.ts', null);
      this.emitFile({ type: 'asset', fileName: workerFile, source });
    },
  },
});
