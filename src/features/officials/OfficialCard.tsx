/** All published facts about one official, and where to reach them. */
import styled, { css } from 'styled-components';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { Portrait } from '../../components/media/Portrait.tsx';
import { PlainItemList } from '../../components/ui/LabelledList.tsx';
import { LastUpdated } from '../../components/ui/LastUpdated.tsx';
import { langOf } from '../../content/models/localize.ts';
import type { Official } from '../../content/models/official.ts';
import { useMessages } from '../../context/localeContext.ts';
import { lookupMessages } from '../../i18n/en/lookup.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { site } from '../../site.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';

/* On a narrow screen the portrait is above the facts, and high enough to show a whole face. */
const withPortrait = css`
  & > :first-child {
    min-height: 15rem;
    border-right: 0;
    border-bottom: 3px solid var(--rule);
  }
  ${minWidth.pair} {
    display: grid;
    grid-template-columns: 16rem 1fr;
    & > :first-child {
      border-right: 3px solid var(--rule);
      border-bottom: 0;
    }
  }
`;

const Card = styled.div<{ readonly $hasPortrait: boolean }>`
  border: 1px solid var(--edge);
  ${({ $hasPortrait }) => $hasPortrait && withPortrait}
`;

const Facts = styled.dl`
  min-width: 0;
  padding: 0.25rem 1rem;
  & > div {
    padding: 0.75rem 0;
  }
  & > div + div {
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--ink2);
    font-size: 1rem;
  }
  dd {
    font-weight: 700;
  }
  ${onPaper} {
    & > div {
      padding: 3pt 0;
    }
  }
`;

const DetailSection = styled.section`
  margin-top: 2rem;
  h2 {
    padding-bottom: 0.4rem;
    margin-bottom: 0.6rem;
    border-bottom: 3px solid var(--rule);
    font-size: 1.3125rem;
  }
`;

interface OfficialCardProps {
  readonly official: Official;
}

export const OfficialCard = ({ official }: OfficialCardProps) => {
  const messages = useMessages(pageMessages).officials;
  const partText = useMessages(partMessages);
  const lookupText = useMessages(lookupMessages);
  const { position, name, term, committees, body, image } = official;
  const rows = [
    { label: messages.position, value: position, lang: langOf(official, 'position') },
    { label: messages.name, value: name || messages.unnamed },
    {
      label: messages.term,
      value: term || messages.noTerm,
      lang: term === '' ? undefined : langOf(official, 'term'),
    },
    {
      label: messages.where,
      value: messages.at(site.hall.name, partText.hours(site.hall.opens, site.hall.closes)),
    },
  ];
  return (
    <div>
      <Card $hasPortrait={image !== null}>
        {image !== null && <Portrait image={image} isWide />}
        <Facts>
          {rows.map(({ label, value, lang: own }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={own}>{value}</dd>
            </div>
          ))}
        </Facts>
      </Card>
      {committees.length > 0 && (
        <DetailSection>
          <h2>{lookupText.officials.committees}</h2>
          <PlainItemList items={committees} lang={langOf(official, 'committees')} />
        </DetailSection>
      )}
      {body !== '' && (
        <DetailSection>
          <h2>{lookupText.officials.about}</h2>
          <Markdown text={body} lang={langOf(official, 'body')} />
        </DetailSection>
      )}
      <LastUpdated records={[official]} />
    </div>
  );
};
