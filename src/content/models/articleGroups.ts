/** Sorts articles as a reader needs them: urgent ones, then coming ones by their nearest day, then past ones. */
import { manilaDay } from '../../domain/dates/day.ts';
import type { Article } from './article.ts';

export interface ArticleGroups {
  /** Urgent articles, then coming events by their nearest day, then the articles published today, newest first. */
  readonly next: readonly Article[];
  /** Newest first. */
  readonly past: readonly Article[];
}

/** The first instant that counts: of the event, else of its publishing. */
const beginOf = ({ event, date }: Article): number | null => event?.begins ?? date;

/** 'yyyy-mm-dd' in Manila; an event that ends at midnight ends with the day before. */
const lastDayOf = (article: Article): string | null => {
  const end = article.event?.ends;
  const begin = beginOf(article);
  return end != null ? manilaDay(end - 1) : begin === null ? null : manilaDay(begin);
};

/** Whether its event takes place on the day, 'yyyy-mm-dd'. */
export const isOn = (article: Article, day: string): boolean =>
  article.event !== null && manilaDay(article.event.begins) <= day && day <= (lastDayOf(article) ?? '');

const compareByBegin = (a: Article, b: Article): number => (beginOf(a) ?? 0) - (beginOf(b) ?? 0);

/**
 * @param articles newest first
 * @param today 'yyyy-mm-dd'; an event of today is not over
 */
export const groupArticles = (
  articles: readonly Article[],
  today: string,
  urgentIds: readonly string[],
): ArticleGroups => {
  const isUrgent = ({ id }: Article): boolean => urgentIds.includes(id);
  const isOver = (article: Article): boolean => (lastDayOf(article) ?? '') < today;
  const urgent = articles.filter(isUrgent);
  const others = articles.filter((article) => !isUrgent(article));
  const current = others.filter((article) => !isOver(article));
  return {
    next: [
      ...urgent.sort(compareByBegin),
      ...current.filter(({ event }) => event !== null).sort(compareByBegin),
      ...current.filter(({ event }) => event === null),
    ],
    past: others.filter(isOver).sort((a, b) => compareByBegin(b, a)),
  };
};
