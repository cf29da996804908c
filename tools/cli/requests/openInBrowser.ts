/** Opens a file in the desktop's browser, if there is a desktop. */
import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

function findOpener(env: Environment): readonly [string, ...string[]] | null {
  if (process.platform === 'win32') return ['explorer.exe'];
  if (process.platform === 'darwin') return ['open'];
  return isSet(env.DISPLAY) || isSet(env.WAYLAND_DISPLAY) ? ['xdg-open'] : null;
}

/** Whether the desktop accepted the file. It does not wait for the browser. */
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
