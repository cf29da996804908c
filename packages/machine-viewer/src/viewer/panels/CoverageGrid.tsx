/** The coverage grid: one square per transition, filled when it was taken, gold when it was taken last. */
import { styled } from 'styled-components';
import type { Highlights } from '../../chart/chartSvg.ts';
import { viewerMessages as messages } from '../messages.ts';
import type { ViewState } from '../run/viewState.ts';

const Squares = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  margin-top: 0.75rem;
  i {
    width: 18px;
    height: 18px;
    border: 2px solid var(--border);
  }
  i[data-is='taken'] {
    border-color: var(--accent);
    background: var(--accent);
  }
  i[data-is='last'] {
    border-color: var(--text);
    background: var(--highlight);
  }
`;

const Heading = styled.h2`
  margin-top: 1rem;
  font-size: 1.125rem;
  letter-spacing: 0;
`;

interface CoverageGridProps extends ViewState {
  readonly highlights: Highlights;
}

export const CoverageGrid = ({ chart, view, highlights: { counts, last } }: CoverageGridProps) => {
  const names = [...new Set(chart.edges.map(({ name }) => name))];
  const taken = new Set(names.filter((name) => (counts.get(name) ?? 0) > 0));
  const summary = messages.takenOf(taken.size, names.length, messages.counting[view.highlightSource]);
  const signOf = (name: string) => (last.has(name) ? 'last' : taken.has(name) ? 'taken' : 'not');
  return (
    <>
      <Heading>{summary}</Heading>
      <Squares role="img" aria-label={summary}>
        {names.map((name) => (
          <i key={name} data-is={signOf(name)} title={name} />
        ))}
      </Squares>
    </>
  );
};
