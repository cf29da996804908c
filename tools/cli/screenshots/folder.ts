/** Folders of pictures. All are inside pictures/, which git ignores. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../server/lib/userError.ts';

const isName = (name: string): boolean => /^[\w.-]+$/.test(name) && !/^\.+$/.test(name);

export const screenshotFolderPath = (name: string): string =>
  join(import.meta.dirname, '../../../pictures', name);

/** Parses the one argument, the name of a new folder. @throws UserError */
export const parseScreenshotFolder = (args: readonly string[], usage: string): string => {
  const [name, ...others] = args;
  if (name === undefined || others.length > 0 || !isName(name)) throw new UserError(usage);
  const folder = screenshotFolderPath(name);
  if (existsSync(folder)) throw new UserError(`${folder} is there already: name another, or delete it.`);
  return folder;
};
