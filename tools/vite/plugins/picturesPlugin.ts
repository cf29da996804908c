/**
 * Copies the pictures and PDFs that the active records of the content show into the built site, for hosts that have no store
 * to send them from. A PDF has the name of its address. They are not part of the bundle, so new ones reload no page.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { planInitialContent } from '../../../server/content/initialContent.ts';
import { findPictureAddresses } from '../../../src/content/models/pictureAddresses.ts';
import { parsePictureAddress } from '../../../src/content/models/storedPicture.ts';

/**
 * The file of each address.
 * @param content the directory of the content
 * @throws UserError
 */
export function findPictureFiles(content: string): ReadonlyMap<string, string> {
  const { records, pictures } = planInitialContent(content, 0);
  const active = records.filter(({ fields }) => fields.status === 'active');
  return new Map(
    active
      .flatMap(({ fields }) => findPictureAddresses(fields))
      .flatMap((address) => {
        const file = pictures.get(parsePictureAddress(address)?.file ?? '');
        return file === undefined ? [] : [[address, file.path] as const];
      }),
  );
}

export const picturesPlugin = (content: string): Plugin => ({
  name: 'pictures',
  apply: 'build',
  writeBundle: {
    handler({ dir }) {
      for (const [address, file] of findPictureFiles(content)) cpSync(file, join(dir!, address));
    },
  },
});
