/** Timeline of the barangay's history: a thread with a knot at each event, and the events to come. */
import { Fragment } from 'react';
import styled from 'styled-components';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { Picture, PictureFrame } from '../../components/media/Picture.tsx';
import { SourceLine } from '../../components/ui/LastUpdated.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import type { HistoryEvent } from '../../content/models/orderedRecords.ts';
import { useMessages } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { toAnchor } from '../../routes/anchor.ts';
import { inForced, onPaper } from '../../theme/breakpoints.ts';
import { steppedSquare } from '../../theme/shapes.ts';

const EventList = styled.ol`
  position: relative;
  padding-left: 3.25rem;
  &::before {
    content: '';
    position: absolute;
    top: 8px;
    bottom: 0;
    left: 15px;
    width: 10px;
    background: repeating-linear-gradient(
      var(--deep) 0 6px,
      var(--gold) 6px 8px,
      var(--clay) 8px 14px,
      var(--gold) 14px 16px
    );
    forced-color-adjust: none;
  }
  ${onPaper} {
    padding-left: 0;
    &::before {
      display: none;
    }
  }
`;

const EventItem = styled.li`
  position: relative;
  padding-bottom: 2rem;
  &::before {
    content: '';
    position: absolute;
    top: -4px;
    left: -3.25rem;
    width: 40px;
    height: 40px;
    background: var(--knot);
    clip-path: ${steppedSquare};
    forced-color-adjust: none;
  }
  &::after {
    content: '';
    position: absolute;
    top: 10px;
    left: calc(-3.25rem + 14px);
    width: 12px;
    height: 12px;
    background: var(--gold);
    forced-color-adjust: none;
  }
  h2 {
    font-size: 1.5rem;
    line-height: 1.3;
  }
  ${PictureFrame} {
    margin: 0.75rem 0 1.25rem;
  }
  ${inForced} {
    &::before {
      background: CanvasText;
    }
  }
  ${onPaper} {
    padding-bottom: 10pt;
    &::before,
    &::after {
      display: none;
    }
  }
`;

interface TimelineProps {
  readonly events: readonly HistoryEvent[];
}

/** Names the events that the barangay has yet to write. */
export const EventsToCome = ({ events }: TimelineProps) => {
  const messages = useMessages(pageMessages).history;
  return events.length === 0 ? null : (
    <p>
      {messages.toCome}{' '}
      {events.map(({ id, title, ...language }, at) => (
        <Fragment key={id}>
          {at > 0 && '; '}
          <span id={toAnchor(id)} lang={langOf(language, 'title')}>
            {title}
          </span>
        </Fragment>
      ))}
      .
    </p>
  );
};

export const Timeline = ({ events }: TimelineProps) => {
  if (events.length === 0) return null;
  return (
    <EventList>
      {events.map(({ id, year, title, body, image, source, isSample, ...language }) => (
        <EventItem key={id} id={toAnchor(id)}>
          <h2 lang={langOf(language, year === '' ? 'title' : 'year')}>{year === '' ? title : year}</h2>
          <p>
            {year !== '' && <b lang={langOf(language, 'title')}>{title}</b>} {isSample && <SampleTag />}
          </p>
          <Picture image={image} sizes="(min-width: 62rem) 38rem, 80vw" />
          <Markdown text={body} parentLevel={2} lang={langOf(language, 'body')} />
          <SourceLine source={source} />
        </EventItem>
      ))}
    </EventList>
  );
};
