/** Papers, fee and time of a service in one line: 'Valid ID, Zone Clearance', '₱50', 'About 35 minutes'. */
import { type Lang, langOf } from '../../content/models/localize.ts';
import { type ChosenService, isConditional } from './narrowService.ts';
import { listRequirementGroups } from './requirements.ts';

/** 'Zone Clearance, from the leader of your zone' → 'Zone Clearance'; '₱1,000 a day' stays whole. */
const shorten = (text: string): string => text.split(/\s*(?:[(;]|,(?!\d))/, 1)[0]!.trim();

/** 'Certificate of residency: ₱50' → '₱50'; null without a label. */
const priceOf = (fee: string): string | null => {
  const price = /:([^:]*)$/.exec(fee)?.[1] ?? '';
  return price.trim() === '' ? null : shorten(price);
};

/** Each price once where each fee has a label; else the first fee, which the others explain. */
const listPrices = (fees: readonly string[]): readonly string[] => {
  const prices = fees.map(priceOf).filter((price) => price !== null);
  return prices.length === fees.length ? [...new Set(prices)] : [shorten(fees[0]!)];
};

interface PapersLinePart {
  readonly text: string;
  readonly lang: Lang;
}

/** Empty without papers. What only some bring is not in it, unless they are chosen. */
export const listPapersLine = (service: ChosenService): readonly PapersLinePart[] => {
  const isChosen = service.choice !== undefined && service.choice.newOrRenewal !== null;
  const groups = listRequirementGroups(service).filter(({ list }) => isChosen || list === 'general');
  const papers = groups.flatMap(({ items }) => items.filter((item) => !isConditional(item)).map(shorten));
  if (papers.length === 0) return [];
  return [
    { text: [...new Set(papers)].join(', '), lang: groups[0]?.lang },
    { text: listPrices(service.fees).join(' / '), lang: langOf(service, 'fees') },
    { text: service.time, lang: undefined },
  ].filter(({ text }) => text !== '');
};
