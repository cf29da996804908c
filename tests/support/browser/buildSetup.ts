/** Builds the site once for all browser tests, by the command that `npm start` uses, in production as there; and the build for testers. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const buildSite = (env: Readonly<Record<string, string>>) =>
  run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production', SITE_PACKED: 'off', ...env },
  });

export const setup = async (): Promise<void> => {
  const results = await Promise.all([buildSite({ SITE_QA: '' }), buildSite({ SITE_QA: '1' })]);
  for (const { stderr } of results) process.stderr.write(stderr);
};
