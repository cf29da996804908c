/** The layout of a machine's view: the chart, the steps beside it, the tables below. */
import { styled } from 'styled-components';
import { wide } from '../theme/media.ts';

/* A phone has one column, in which the chart stays in sight above the buttons. */
export const Columns = styled.div`
  ${wide} {
    display: grid;
    flex: 1;
    grid-template:
      'chart stepsEdge steps' minmax(0, 1fr)
      'tablesEdge stepsEdge steps' auto
      'tables stepsEdge steps' auto / minmax(0, 1fr) auto auto;
    min-height: 0;
  }
`;

export const StepsEdge = styled.div`
  display: flex;
  grid-area: stepsEdge;
`;

export const TablesEdge = styled.div`
  grid-area: tablesEdge;
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  padding: 0.5rem 0;
  h1 {
    font-size: 1.25rem;
  }
  & > p {
    margin: 0;
  }
  ${wide} {
    padding: 0.5rem 0.75rem;
  }
`;

export const Above = styled.div`
  display: contents;
  ${wide} {
    display: flex;
    flex-direction: column;
    grid-area: chart;
    min-height: 0;
  }
`;

export const ChartArea = styled.div`
  display: flex;
  flex-direction: column;
  height: 18rem;
  background: var(--background);
  @media (min-height: 36rem) {
    position: sticky;
    z-index: 1;
    top: 0;
    height: 45dvh;
  }
  ${wide} {
    position: static;
    flex: 1;
    height: auto;
    min-height: 0;
  }
`;

interface SizeProps {
  readonly $size: number;
}

export const Steps = styled.div<SizeProps>`
  padding: 1rem 0;
  & > * + * {
    margin-top: 1.25rem;
  }
  ${wide} {
    grid-area: steps;
    width: ${({ $size }) => $size}px;
    padding: 0.75rem;
    overflow: auto;
  }
`;

export const Tables = styled.div<SizeProps>`
  padding: 1rem 0 3rem;
  ${wide} {
    grid-area: tables;
    height: ${({ $size }) => $size}px;
    padding: 0 0.75rem 0.75rem;
    overflow: auto;
  }
`;
