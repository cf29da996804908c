/** Builds the site once for all browser tests, by the command that `npm start` uses, in production as there. */
import { execFileSync } from 'node:child_process';

export const setup = (): void => {
  execFileSync('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
