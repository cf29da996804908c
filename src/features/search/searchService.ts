/**
 * What the search asks: the index made at build, joined by the pages, by what this visit has read, and by what is newer,
 * at most 20 documents of a list. Each is read once a visit; what failed is asked for again at the next opening.
 */

import { servicesOf } from '../../content/models/service.ts';
import type { ListName } from '../../content/schema/lists.ts';
import { excerptOf, type Piece } from '../../content/search/excerpt.ts';
import { type Findable, findablesOf } from '../../content/search/searchEntries.ts';
import { listNames, readSearchFile, type SearchFile } from '../../content/search/searchFile.ts';
import { emptyIndex } from '../../content/search/searchIndex.ts';
import { searchPathOf } from '../../content/search/searchPath.ts';
import type { Log } from '../../context/loggerContext.ts';
import { language } from '../../i18n/define.ts';
import type { Unchecked } from '../../lib/readFields.ts';
import { loadDoor } from '../../query/loadFirestoreClient.ts';
import type { Visited } from '../../query/sessionRecords.ts';
import { offeredBy } from '../../query/useIsOffered.ts';
import { findablePages, formKey } from './pageSearchEntries.ts';

const answerLimit = 10_000;

/** Tells the keys of services that are not among these documents, and of their forms. */
const hiddenBy = (documents: readonly Unchecked[]): ((key: string) => boolean) => {
  const services = servicesOf(documents, () => {});
  const shown = new Set([...services.map(({ id }) => `charter/${id}`), ...offeredBy(services).map(formKey)]);
  return (key) => /^(?:charter|form)\//.test(key) && !shown.has(key);
};

/** A result as it is shown: of its text the words around the match. */
export interface ShownFound extends Omit<Findable, 'text'> {
  readonly pieces: readonly Piece[];
}

export interface SearchDesk {
  /** At each opening: what this visit has read since the last one joins. */
  readonly begin: () => void;
  /** Rejects where there is no index, or one that cannot be read. */
  readonly readIndex: () => Promise<void>;
  /** Rejects where a list could not be read; the others have joined. */
  readonly readNewer: () => Promise<void>;
  readonly find: (query: string) => readonly ShownFound[];
}

const readFile = async (): Promise<SearchFile> => {
  const path = searchPathOf(language());
  const answer = await fetch(path, { signal: AbortSignal.timeout(answerLimit) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return readSearchFile(await answer.text());
};

export const searchDesk = (visited: Visited, log: Log): SearchDesk => {
  let spoken = language();
  let file: SearchFile | null = null;
  let hasNewer = false;
  let index = emptyIndex();
  /** Documents that the index holds as they are now. */
  let joined = new WeakSet<Unchecked>();
  /** What staff have hidden of the charter since the index was made is not found, nor are its forms. */
  let isHidden = (_key: string): boolean => false;
  /** In another language nothing of it is found. */
  const inLanguage = () => {
    if (spoken === language()) return;
    spoken = language();
    [file, hasNewer, index, joined] = [null, false, emptyIndex(), new WeakSet()];
    index.join(findablePages());
  };
  const join = (list: ListName, documents: readonly Unchecked[]) => {
    const others = documents.filter((document) => !joined.has(document));
    index.join(findablesOf(list, others, visited.reportOf(list, log)));
    for (const document of others) joined.add(document);
  };
  const joinCharter = (documents: readonly Unchecked[]) => {
    join('charter', documents);
    isHidden = hiddenBy(documents);
  };
  const begin = () => {
    inLanguage();
    for (const list of listNames) join(list, visited.documents(list));
  };
  index.join(findablePages());
  return {
    begin,
    readIndex: async () => {
      if (file !== null) return;
      file = await readFile();
      index = file.index;
      joined = new WeakSet();
      index.join(findablePages());
      begin();
    },
    readNewer: async () => {
      if (hasNewer) return;
      const since = file?.madeAt ?? 0;
      const isWhole = file !== null;
      const { readChanged, readList } = await loadDoor();
      const answers = await Promise.allSettled(
        listNames.map(async (list) =>
          // Whole, for what is hidden there is among nothing that changed: its forms would be found still.
          list === 'charter'
            ? joinCharter(visited.keep(list, await readList(list)))
            : join(list, visited.keep(list, await readChanged(list, since))),
        ),
      );
      const failed = answers.flatMap((answer, at) =>
        answer.status === 'rejected' ? [`'${listNames[at]}': ${String(answer.reason)}`] : [],
      );
      if (failed.length > 0) throw new Error(`What is newer could not be read of ${failed.join(', ')}`);
      hasNewer = isWhole;
    },
    find: (query) =>
      index
        .search(query)
        .filter(({ key }) => !isHidden(key))
        .map(({ text, words, ...shown }) => ({ ...shown, pieces: excerptOf(text, words) })),
  };
};
