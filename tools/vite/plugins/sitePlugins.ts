/** The plugins of the build, in the order in which they run. */
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { machinesPlugin } from '../../../packages/machine-viewer/src/vite/index.ts';
import { registryOptions } from '../../charts/registryCharts.ts';
import type { BuildSettings } from '../buildSettings.ts';
import { componentIdsPlugin } from './componentIdsPlugin.ts';
import { compressPlugin } from './compressPlugin.ts';
import { filesPlugin } from './filesPlugin.ts';
import { licencesPlugin } from './licencesPlugin.ts';
import { manifestPlugin } from './manifestPlugin.ts';
import { picturesPlugin } from './picturesPlugin.ts';
import { prerenderPlugin } from './prerenderPlugin.ts';
import { qaPlugin } from './qaPlugin.ts';
import { recordFilesPlugin } from './recordFilesPlugin.ts';
import { searchPlugin } from './searchPlugin.ts';
import { separatePagesPlugin } from './separatePagesPlugin.ts';
import { precomputedSitePlugin, sitePlugin } from './sitePlugin.ts';
import { sourcesPlugin } from './sourcesPlugin.ts';
import { versionPlugin } from './versionPlugin.ts';
import { workerPlugin } from './workerPlugin.ts';

interface SitePluginsOptions {
  readonly settings: BuildSettings;
  /** Definitions and aliases for the other builds: of the renderer, and of the pages beside the site. */
  readonly config: Pick<UserConfig, 'define' | 'oxc' | 'resolve'>;
  /** The directory of the records. */
  readonly content: string;
  /** Whether this is the build for testers. */
  readonly isQa: boolean;
  readonly hasWorker: boolean;
  readonly isPrerendered: boolean;
  /** Whether text files have compressed copies, which take most of the build's time. */
  readonly isCompressed: boolean;
}

export function createSitePlugins(options: SitePluginsOptions): PluginOption[] {
  const { settings, config, content, isQa, hasWorker, isPrerendered, isCompressed } = options;
  const { store, appCheckKey, tiles, address } = settings;
  const licences = licencesPlugin();
  /** The same for the site and for each page beside it. */
  const createPagePlugins = (): PluginOption[] => [
    react(),
    componentIdsPlugin(),
    sitePlugin(),
    precomputedSitePlugin(),
    machinesPlugin(registryOptions),
    filesPlugin(),
    licences,
    isQa && qaPlugin(),
  ];
  return [
    ...createPagePlugins(),
    searchPlugin(content, settings.isFormOpen),
    recordFilesPlugin({ address, content }),
    picturesPlugin(content),
    sourcesPlugin({ store, hasAppCheck: appCheckKey !== null, tiles }),
    !isQa && manifestPlugin(),
    workerPlugin({ isOn: hasWorker, isPrerendered }),
    versionPlugin(),
    isPrerendered &&
      prerenderPlugin({
        config: { ...config, plugins: [react(), componentIdsPlugin()] },
        address,
        content,
      }),
    separatePagesPlugin({ config: { ...config, plugins: createPagePlugins() } }),
    isCompressed && compressPlugin(),
  ];
}
