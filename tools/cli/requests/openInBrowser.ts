/** Opens a file in the desktop's browser, where there is a desktop. */
import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

function findOpener(env: Environment): readonly [string, ...string[]] | null {
  if (process.platform === 'win32') return ['explorer.exe'];
  if (process.platform === 'darwin') return ['open'];
  return isSet(env.DISPLAY) || isSet(env.WAYLAND_DISPLAY) ? ['xdg-open'] : null;
}

/** Whether it was handed to the desktop; what becomes of it there is not waited for. */
export function openInBrowser(file: string, env: Environment): Promise<boolean> {
  const opener = findOpener(env);
  if (opener === null) return Promise.resolve(false);
  const [command, ...args] = opener;
  return new Promise((resolve) => {
    const child = spawn(command, [...args, file], { detached: true, stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
