/** The entry `machine-viewer/vite`: the plugin for a page with `showMachines`, and the layouts for pictures. */
export { findMachineCode } from '../code/findMachineCode.ts';
export { registerMachines } from '../command/registerMachines.ts';
export { loadChartLayouts } from '../layout/chartLayouts.ts';
export { type MachinesPluginOptions, machinesPlugin } from './machinesPlugin.ts';
