/** An overview of all machines with the description of each. */
import { styled } from 'styled-components';
import { viewerMessages as messages } from './messages.ts';
import { PanelNote } from './panels/panelStyles.ts';
import { createView, toViewUrl } from './run/viewUrl.ts';
import { useViewer } from './viewerContext.ts';

const List = styled.ul`
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  padding: 1rem 0 3rem;
  li {
    padding: 0.75rem 1rem 1rem;
    border: 1px solid var(--border);
    border-top: 4px solid var(--emphasis);
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

export const Overview = () => {
  const { charts, intro = messages.intro } = useViewer();
  return (
    <>
      <Head>
        <h1>{messages.title}</h1>
        <PanelNote>{intro}</PanelNote>
      </Head>
      <List>
        {Object.entries(charts).map(([name, chart]) => (
          <li key={name}>
            <a href={toViewUrl(createView(name))}>{name}</a>
            <p>{chart.description}</p>
            <PanelNote>{messages.counts(chart.states.length, chart.edges.length)}</PanelNote>
          </li>
        ))}
      </List>
    </>
  );
};
