/** List of places on the map: their number there, the location in words, and the distance from the hall. */
import styled from 'styled-components';
import { NumberBadge } from '../../components/media/DiamondBadge.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { formatDistance } from '../../domain/map/geo.ts';
import type { Translate } from '../../i18n/define.ts';
import { mapMessages } from '../../i18n/en/map.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import type { OtherSpot, PlacedSpot } from './mapMarkers.ts';

const List = styled.ul`
  border-top: 3px solid var(--rule);
  & > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 0.875rem;
    padding: 1rem 0;
    border-bottom: 1px solid var(--line);
  }
  h2 {
    font-size: 1.1875rem;
    line-height: 1.3;
    letter-spacing: 0;
  }
  p {
    margin-top: 0.2rem;
  }
`;

/* Aligns the text of a place without a number with the others. */
const Text = styled.div`
  grid-column: 2;
`;

const Note = styled.p`
  color: var(--ink2);
  font-size: 1.0625rem;
  line-height: 1.45;
`;

export const MapNumber = styled(NumberBadge)`
  font-weight: 700;
  ${onPaper} {
    border: 1.5pt solid #000;
    clip-path: none;
  }
`;

/** Meters. Within this distance from the hall no direction is shown: the position is not that exact. */
const hallRadius = 25;

/** '1.2 km north-east of the hall, in a straight line' */
export const formatDistanceFromHall = (
  { metres, to }: Pick<PlacedSpot, 'metres' | 'to'>,
  translate: Translate,
): string => {
  const messages = translate(mapMessages);
  return metres < hallRadius ? messages.atHall : messages.away(formatDistance(metres), to);
};

const SpotText = ({ title, summary, where, isSample, ...language }: PlacedSpot | OtherSpot) => {
  const messages = useMessages(mapMessages);
  return (
    <>
      <h2 lang={langOf(language, 'title')}>
        <span>{title}</span> {isSample && <SampleTag />}
      </h2>
      {summary !== '' && <p lang={langOf(language, 'summary')}>{summary}</p>}
      <Note>{messages.where(where === '' ? messages.unknown : where)}</Note>
    </>
  );
};

interface PlaceListProps {
  readonly placed: readonly PlacedSpot[];
  readonly others: readonly OtherSpot[];
}

export const PlaceList = ({ placed, others }: PlaceListProps) => {
  const translate = useTranslate();
  const messages = useMessages(mapMessages);
  return (
    <List>
      {placed.map((spot) => (
        <li key={spot.id}>
          <MapNumber>{spot.number}</MapNumber>
          <Text>
            <SpotText {...spot} />
            <Note>{formatDistanceFromHall(spot, translate)}</Note>
          </Text>
        </li>
      ))}
      {others.map((spot) => (
        <li key={spot.id}>
          <Text>
            <SpotText {...spot} />
            {spot.away && (
              <Note>{`${formatDistanceFromHall(spot.away, translate)}. ${messages.tooFar}`}</Note>
            )}
          </Text>
        </li>
      ))}
    </List>
  );
};
