/** All machines, with what each is for. */
import styled from 'styled-components';
import { viewerMessages as words } from '../i18n/en/viewer.ts';
import { charted } from './chart/laidOutCharts.ts';
import { Note } from './panels/panelStyles.ts';
import { addressOf } from './run/viewUrl.ts';

const List = styled.ul`
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  padding: 1rem 0 3rem;
  li {
    padding: 0.75rem 1rem 1rem;
    border: 1px solid var(--edge);
    border-top: 4px solid var(--clay);
  }
  a {
    display: inline-block;
    padding: 0.35rem 0;
    font-size: 1.125rem;
    font-weight: 700;
  }
`;

const Head = styled.div`
  padding: 1.25rem 0 0.5rem;
  h1 {
    font-size: 2rem;
  }
`;

export const Overview = () => (
  <>
    <Head>
      <h1>{words.title}</h1>
      <Note>{words.intro}</Note>
    </Head>
    <List>
      {Object.entries(charted).map(([name, chart]) => (
        <li key={name}>
          <a href={addressOf({ machine: name, run: [], at: 0, counting: 'run' })}>{name}</a>
          <p>{chart.description}</p>
          <Note>{words.counts(chart.states.length, chart.edges.length)}</Note>
        </li>
      ))}
    </List>
  </>
);
