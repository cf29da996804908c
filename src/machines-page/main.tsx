/// <reference path="../../packages/machine-viewer/src/vite/virtual.ts" />
/** The entry point of machines.html: the machine viewer with this site's machines. */
import layouts from 'virtual:charts';
import actors from '../../docs/machines/coverage.actors.json' with { type: 'json' };
import browser from '../../docs/machines/coverage.browser.json' with { type: 'json' };
import * as machines from '../../machines/index.ts';
import { showMachines } from '../../packages/machine-viewer/src/viewer/index.ts';
import { Seal } from '../components/layout/Seal.tsx';
import { site } from '../site.ts';
import { loadLive } from './loadLive.ts';
import { theme } from './theme.ts';

showMachines(document.getElementById('root')!, {
  machines,
  layouts,
  loadCode: () => import('virtual:machine-code'),
  name: `${site.barangay} website`,
  mark: <Seal />,
  home: '/home',
  intro:
    'The state machines that run this site, as they are in its code. Open one, press what happens, and see where it leads. Nothing here is sent: actors answer what you choose.',
  theme,
  counts: { actors, browser },
  live: loadLive === null ? null : await loadLive(),
});
