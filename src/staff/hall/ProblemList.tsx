/** Half days from today on that do not fit: too many people, people on a closed half, people without one of its places. */
import styled from 'styled-components';
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import type { HalfDayProblem, HalfDayProblems } from '../../staff-core/hall/hallCheck.ts';
import { hallTabMessages } from './messages.ts';

const { problems: messages } = hallTabMessages;

const describe: Readonly<Record<keyof HalfDayProblems, (problem: HalfDayProblem) => string>> = {
  over: ({ view: { taken, places } }) => messages.over(taken, places ?? 0),
  closed: ({ view: { booked } }) => messages.closed(booked.length),
  uncounted: ({ view: { places } }) => messages.uncounted(places ?? 0),
};

const Section = styled.section`
  margin-top: 2rem;
  li {
    margin-top: 0.5rem;
  }
`;

interface ProblemListProps {
  readonly problems: HalfDayProblems;
}

export const ProblemList = ({ problems }: ProblemListProps) => {
  const kinds = Object.keys(describe) as (keyof HalfDayProblems)[];
  const found = kinds
    .flatMap((kind) => problems[kind].map((problem) => ({ ...problem, kind })))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  if (found.length === 0) return null;
  return (
    <Section>
      <h2>{messages.title}</h2>
      <ul>
        {found.map((problem) => {
          const { kind, day, half } = problem;
          return (
            <li key={`${kind} ${day} ${half}`}>
              <b>{messages.half(formatLongDate(day, translateToEnglish), half)}</b>: {describe[kind](problem)}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
