/**
 * Officials, whose positions link to the details: with portraits four a row on wide screens, and as plain rows while the
 * barangay has published no portrait.
 */
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Portrait } from '../../components/media/Portrait.tsx';
import { officialPath } from '../../components/paths/officialPath.ts';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import type { Official } from '../../content/models/official.ts';
import { useMessages } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';

const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  margin-top: 1rem;
  ${minWidth.pair} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: 1.25rem;
  }
`;

const featured = css`
  ${minWidth.pair} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: 18rem 1fr;
    a {
      font-size: 1.75rem;
    }
  }
`;

const Person = styled.li<{ readonly $first: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 112px 1fr;
  min-width: 0;
  border: 1px solid var(--edge);
  background: var(--paper);
  a {
    font-size: 1.1875rem;
    font-weight: 700;
    line-height: 1.25;
  }
  /* The link covers the frame. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${minWidth.pair} {
    display: block;
  }
  ${({ $first }) => $first && featured}
`;

const PlainList = styled.ul`
  max-width: 42rem;
  margin-top: 1rem;
  border-top: 3px solid var(--rule);
`;

const PlainRow = styled.li`
  display: grid;
  gap: 0 1.5rem;
  align-items: center;
  padding-bottom: 0.5rem;
  border-bottom: 1px solid var(--line);
  line-height: 1.4;
  a {
    padding: 0.6rem 0;
    font-weight: 700;
  }
  & > * {
    min-width: 0;
  }
  small {
    grid-column: 1 / -1;
    color: var(--ink2);
    font-size: 1rem;
  }
  ${minWidth.pair} {
    grid-template-columns: 1fr 1fr;
    padding-bottom: 0;
  }
  ${onPaper} {
    grid-template-columns: 1fr 1fr;
    padding: 3pt 0;
    a {
      padding: 0;
    }
  }
`;

const Unnamed = styled.span`
  color: var(--ink2);
`;

const Text = styled.div`
  align-self: center;
  min-width: 0;
  padding: 0.875rem 1rem 1rem;
  p {
    margin-top: 0.2rem;
    color: var(--ink2);
  }
`;

interface OfficialRowProps {
  readonly official: Official;
}

const PlainOfficial = ({ official }: OfficialRowProps) => {
  const messages = useMessages(pageMessages).officials;
  const { name, position, committees, isSample } = official;
  return (
    <PlainRow>
      <Link to={officialPath(official)} lang={langOf(official, 'position')}>
        {position}
      </Link>
      <span>
        {name || <Unnamed>{messages.unnamed}</Unnamed>} {isSample && <SampleTag />}
      </span>
      {committees.length > 0 && <small lang={langOf(official, 'committees')}>{committees.join('; ')}</small>}
    </PlainRow>
  );
};

interface OfficialListProps {
  readonly officials: readonly Official[];
  /** Whether the barangay has published a portrait of any official. */
  readonly hasPortraits: boolean;
  /** The first official takes a whole row. */
  readonly hasFeatured?: boolean | undefined;
}

export const OfficialList = ({ officials, hasPortraits, hasFeatured = false }: OfficialListProps) => {
  const messages = useMessages(pageMessages);
  if (!hasPortraits)
    return (
      <PlainList>
        {officials.map((official) => (
          <PlainOfficial key={official.id} official={official} />
        ))}
      </PlainList>
    );
  return (
    <List>
      {officials.map((official, at) => (
        <Person key={official.id} $first={hasFeatured && at === 0}>
          <Portrait image={official.image} isWide={hasFeatured && at === 0} />
          <Text>
            <Link to={officialPath(official)} lang={langOf(official, 'position')}>
              {official.position}
            </Link>
            <p>
              <span>{official.name || messages.officials.unnamed}</span> {official.isSample && <SampleTag />}
            </p>
          </Text>
        </Person>
      ))}
    </List>
  );
};
