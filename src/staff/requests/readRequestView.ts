/** Reads the list of a view, and beside today's list what is still open of earlier days. */
import type { RequestView } from '../../../machines/staff/requestBrowser.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import type { StaffClient } from '../restClient.ts';
import { countCarriedOver, readCarriedOver } from './list/carriedOver.ts';
import { type RequestListResult, readRequests } from './readRequests.ts';
import type { RequestPlaceRef } from './requestPlace.ts';

const isOfText = ({ text }: RequestView): boolean => text.trim() !== '';

const readView = async (client: StaffClient, view: RequestView): Promise<RequestListResult> => {
  if (view.isCarriedOver !== true || isOfText(view)) return readRequests(client, view);
  const found = await readCarriedOver(client);
  const isWanted = ({ receipt }: RequestListResult['entries'][number]) =>
    view.state === '' || (receipt?.state ?? 'received') === view.state;
  return { ...found, entries: found.entries.filter(isWanted) };
};

/** Where reads cost money, earlier days are counted once a day, and again whenever their list is read. @throws StaffError */
export const readRequestView = async (
  client: StaffClient,
  view: RequestView,
  place: RequestPlaceRef,
): Promise<RequestListResult> => {
  const found = await readView(client, view);
  const today = manilaDay(client.now());
  const isCounted = client.isIndexed && place.current.carriedOver?.day === today;
  if (view.day !== today || isOfText(view) || isCounted) return found;
  const { entries } = await readCarriedOver(client);
  place.current = { ...place.current, carriedOver: countCarriedOver(entries, today) };
  return found;
};
