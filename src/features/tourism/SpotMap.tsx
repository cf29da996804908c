/** The map of the places beside their list: drawn, and the street map in its place for as long as a citizen wants it. */
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { tileMap } from '../../../machines/content/streetMap.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { ProgressBar } from '../../components/ui/ProgressBar.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import type { Spot } from '../../content/models/spot.ts';
import { useLogger } from '../../context/loggerContext.ts';
import { mapMessages } from '../../i18n/en/map.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { loadStreetMap, streetMapAtHand } from './loadStreetMap.ts';
import { ownMap } from './mapConfig.ts';
import { placedSpots } from './mapMarkers.ts';
import { PlaceList } from './PlaceList.tsx';
import { DrawnMap, HallMark } from './SvgMap.tsx';

const Beside = styled.div`
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

const Over = styled.div`
  position: relative;
`;

/* On the screen the drawing gives way; paper has it always. */
const Drawn = styled(DrawnMap)<{ readonly $seen: boolean }>`
  visibility: ${({ $seen }) => ($seen ? 'visible' : 'hidden')};
  ${onPaper} {
    visibility: visible;
  }
`;

const Key = styled.figcaption`
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

const Said = styled.div`
  margin-top: 1.25rem;
  color: var(--ink2);
  ${notOnPaper}
`;

interface SpotMapProps {
  readonly map: NonNullable<typeof ownMap>;
  readonly spots: readonly Spot[];
}

const MapBeside = ({ map, spots }: SpotMapProps) => {
  const log = useLogger();
  const machine = useMemo(
    () =>
      tileMap.provide({
        actors: { loadCode: fromPromise(loadStreetMap) },
        actions: { log: (_, { what }) => log(`The street map could not be fetched: ${what}`) },
      }),
    [log],
  );
  const [state, send] = useMachine(machine);
  const { placed, others } = useMemo(() => placedSpots(spots), [spots]);
  const Street = state.hasTag('laid') ? streetMapAtHand() : null;
  const isDrawn = state.hasTag('drawn');
  const isOnItsWay = state.hasTag('onItsWay');
  const hasFailed = state.hasTag('failed');
  const { street } = mapMessages;
  return (
    <Beside>
      <div>
        <Figure>
          <Over>
            <Drawn map={map} spots={placed} $seen={isDrawn} />
            {Street && (
              <Street
                hall={map.hall}
                spots={placed}
                isSeen={!isDrawn}
                onTile={() => send({ type: 'TILE_CAME' })}
                onAnswered={() => send({ type: 'TILES_FAILED' })}
              />
            )}
          </Over>
          <Key>
            <HallMark />
            <span>{mapMessages.drawn.key}</span>
            {map.isSample && (
              <span>
                <span>{mapMessages.drawn.sample}</span> <SampleTag />
              </span>
            )}
          </Key>
        </Figure>
        {hasFailed && (
          <Said>
            <Alert tone="warning" title={street.failed}>
              <p>{street.failedNext}</p>
            </Alert>
          </Said>
        )}
        <Said role="status">
          <span>{isOnItsWay ? street.onItsWay : isDrawn ? !hasFailed && street.ask : street.shown}</span>
          {isOnItsWay && <ProgressBar label={street.onItsWay} />}
        </Said>
        {/* One button, so that the focus stays where it was pressed. */}
        <ButtonRow>
          <Button
            secondary
            icon="group-map"
            onClick={() => send({ type: state.can({ type: 'SHOW' }) ? 'SHOW' : 'HIDE' })}
          >
            {hasFailed ? street.again : state.can({ type: 'SHOW' }) ? street.show : street.hide}
          </Button>
        </ButtonRow>
      </div>
      <PlaceList placed={placed} others={others} />
    </Beside>
  );
};

/** Where nobody has said where the hall stands, the places are in words alone. */
export const SpotMap = ({ spots }: Pick<SpotMapProps, 'spots'>) =>
  ownMap === null ? (
    <>
      <Alert tone="note" title={mapMessages.added.title}>
        <p>{mapMessages.added.sentence}</p>
      </Alert>
      <PlaceList {...placedSpots(spots)} />
    </>
  ) : (
    <MapBeside map={ownMap} spots={spots} />
  );
