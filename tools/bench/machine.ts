/** The computer of a run, and its load at that time. */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';

export interface HostMachine {
  readonly cores: number;
  readonly model: string;
  readonly node: string;
  readonly chromium: string;
  /** Ends with '+' when files have changed since. */
  readonly commit: string;
  /** The load average over one minute. */
  readonly loadBefore: number;
  readonly loadAfter: number;
}

export const readLoadAverage = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

const git = (...args: readonly string[]): string =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';

export const describeHostMachine = (chromium: string, loadBefore: number): HostMachine => ({
  cores: cpus().length,
  model: cpus()[0]?.model.trim() ?? '',
  node: process.versions.node,
  chromium,
  commit: `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`,
  loadBefore,
  loadAfter: readLoadAverage(),
});
