/** The map of places beside their list: an SVG map, which the street map replaces while the user wants it. */
import { useContext, useMemo } from 'react';
import styled from 'styled-components';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { ProgressBar } from '../../components/ui/ProgressBar.tsx';
import { SampleMarkContext, SampleTag } from '../../components/ui/SampleTag.tsx';
import { useLoadFailure } from '../../components/ui/useLoadFailure.ts';
import type { Spot } from '../../content/models/orderedRecords.ts';
import { useMessages } from '../../context/localeContext.ts';
import { mapMessages } from '../../i18n/en/map.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { getLoadedStreetMap } from './loadStreetMap.ts';
import { ownMap } from './mapConfig.ts';
import { placeSpots } from './mapMarkers.ts';
import { PlaceList } from './PlaceList.tsx';
import { HallMarker, SvgMap } from './SvgMap.tsx';
import { useStreetMap } from './useStreetMap.ts';

const MapLayout = styled.div`
  display: grid;
  align-items: start;
  gap: 2rem;
  & > * {
    min-width: 0;
  }
  ${minWidth.wide} {
    grid-template-columns: minmax(0, 31rem) minmax(0, 1fr);
    gap: 3.5rem;
  }
  ${onPaper} {
    display: block;
  }
`;

const Figure = styled.figure`
  max-width: 31rem;
  ${onPaper} {
    max-width: 120mm;
    margin-bottom: 14pt;
    break-inside: avoid;
  }
`;

const MapStack = styled.div`
  position: relative;
`;

/* The street map replaces the SVG map on screen; print always has the SVG map. */
const BaseMap = styled(SvgMap)<{ readonly $seen: boolean }>`
  visibility: ${({ $seen }) => ($seen ? 'visible' : 'hidden')};
  ${onPaper} {
    visibility: visible;
  }
`;

const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.35rem 0.6rem;
  margin-top: 0.6rem;
  color: var(--ink2);
  font-size: 1rem;
  line-height: 1.4;
  & > span:first-of-type {
    flex: 1 1 calc(100% - 3rem);
  }
  svg {
    width: 24px;
    height: 24px;
  }
`;

const StatusArea = styled.div`
  margin-top: 1.25rem;
  color: var(--ink2);
  ${notOnPaper}
`;

interface SpotMapProps {
  readonly map: NonNullable<typeof ownMap>;
  readonly spots: readonly Spot[];
}

const MapWithList = ({ map, spots }: SpotMapProps) => {
  const messages = useMessages(mapMessages);
  // The band above the places marks the outline with them.
  const isMarked = useContext(SampleMarkContext);
  const { status, show, hide, onTile, onAnswered } = useStreetMap();
  const { placed, others } = useMemo(() => placeSpots(spots), [spots]);
  const isSvgVisible = status !== 'shown';
  const isLoading = status === 'loadingCode' || status === 'loadingTiles';
  const hasFailed = status === 'failed';
  const isOffered = status === 'idle' || hasFailed;
  const LoadedStreetMap = status === 'loadingTiles' || status === 'shown' ? getLoadedStreetMap() : null;
  const { street } = messages;
  const failedNext = useLoadFailure(street.failedNext);
  return (
    <MapLayout>
      <div>
        <Figure>
          <MapStack>
            <BaseMap map={map} spots={placed} $seen={isSvgVisible} />
            {LoadedStreetMap && (
              <LoadedStreetMap
                hall={map.hall}
                spots={placed}
                isVisible={!isSvgVisible}
                onTile={onTile}
                onAnswered={onAnswered}
              />
            )}
          </MapStack>
          <Legend>
            <HallMarker />
            <span>{messages.drawn.key}</span>
            {map.isSample && !isMarked && (
              <span>
                <span>{messages.drawn.sample}</span> <SampleTag />
              </span>
            )}
          </Legend>
        </Figure>
        {hasFailed && (
          <StatusArea>
            <Alert tone="warning" title={street.failed}>
              <p>{failedNext}</p>
            </Alert>
          </StatusArea>
        )}
        <StatusArea role="status">
          <span>{isLoading ? street.onItsWay : isSvgVisible ? !hasFailed && street.ask : street.shown}</span>
          {isLoading && <ProgressBar label={street.onItsWay} />}
        </StatusArea>
        {/* One button for both actions, so that the focus stays on it. */}
        <ButtonRow>
          <Button secondary icon="group-map" onClick={isOffered ? show : hide}>
            {hasFailed ? street.again : isOffered ? street.show : street.hide}
          </Button>
        </ButtonRow>
      </div>
      <PlaceList placed={placed} others={others} />
    </MapLayout>
  );
};

/** If the hall's position is not configured, the places appear as a list only. */
export const SpotMap = ({ spots }: Pick<SpotMapProps, 'spots'>) => {
  const messages = useMessages(mapMessages);
  return ownMap === null ? (
    <>
      <Alert tone="note" title={messages.added.title}>
        <p>{messages.added.sentence}</p>
      </Alert>
      <PlaceList {...placeSpots(spots)} />
    </>
  ) : (
    <MapWithList map={ownMap} spots={spots} />
  );
};
