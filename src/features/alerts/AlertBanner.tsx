/**
 * One alert on two lines at most: that it is urgent, its title as the link to its article, until when, its sentence, and the button
 * that dismisses it.
 */
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SiteAlert as Alert } from '../../../machines/site/alerts.ts';
import { Container } from '../../components/layout/Container.ts';
import { Icon } from '../../components/media/Icon.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import { articlePath } from '../../content/seo/recordPages.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { formatMomentNear, toEnd } from '../../domain/dates/formatDay.ts';
import { alertMessages } from '../../i18n/en/alerts.ts';
import { alertLines, alertTokenOf } from '../../ssr/hydration/dismissedAlerts.ts';
import { useToday } from '../../ssr/hydration/useToday.ts';

/* Each row has its own border, so that nothing is left of a hidden one. */
const Row = styled.li`
  border-bottom: 2px solid var(--edge);
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.25rem;
  color: var(--ink);
  font-size: 1.0625rem;
  & > :last-child {
    margin-right: -0.625rem;
  }
  :focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

const Text = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  flex: 1 1 7em;
  min-width: 0;
  min-height: 44px;
  padding: 0.25rem 0;
  line-height: 1.4;
  /* The link covers the text, so that a thumb meets it. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  b:first-child {
    text-transform: uppercase;
  }
  /* The note covers the hidden text, so that nothing moves. */
  p + p {
    position: absolute;
    inset: 0.5rem 0 auto;
  }
`;

/* What is cut off stands in the article, and is read aloud here. */
const AlertText = styled.p<{ readonly $isOver: boolean; readonly $lines: AlertBannerProps['lines'] }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
  overflow: hidden;
  ${({ $isOver }) => $isOver && 'visibility: hidden;'}
`;

export const AlertButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`;

/** Dismisses, and moves the focus to the next alert's button, else to the previous one, else to the page. */
const dismissFrom = ({ currentTarget }: MouseEvent<HTMLButtonElement>, onDismiss: () => void): void => {
  const row = currentTarget.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = other?.querySelector<HTMLElement>('button:last-of-type') ?? document.querySelector('main');
  onDismiss();
  // React shows the next alert in a microtask before this one; a hidden one takes no focus.
  queueMicrotask(() => next?.focus({ preventScroll: true }));
};

interface AlertBannerProps {
  readonly alert: Alert;
  readonly isOver?: boolean | undefined;
  /** How many lines the text has at most; by default one where the head of the page knows that this tab has shown it. */
  readonly lines?: 1 | 2 | `var(${string})` | undefined;
  readonly onDismiss: () => void;
  /** Between the text and the button that dismisses. */
  readonly children?: ReactNode;
}

export const AlertBanner = ({
  alert,
  isOver = false,
  lines = `var(${alertLines}, 2)`,
  onDismiss,
  children,
}: AlertBannerProps) => {
  const translate = useTranslate();
  const messages = useMessages(alertMessages);
  const today = useToday();
  // An alert that was withdrawn ends earlier: its text stays as it is, so that nothing moves.
  const [validUntil] = useState(alert.validUntil);
  const end = formatMomentNear(toEnd(validUntil), today, translate);
  return (
    <Row data-alert={alertTokenOf(alert)}>
      <Line>
        <Text>
          <AlertText $isOver={isOver} $lines={lines}>
            {/* A sample is not urgent, and one line has no room for both. */}
            {alert.isSample ? <SampleTag /> : <b>{messages.urgent}</b>}{' '}
            <b lang={langOf(alert, 'title')}>
              {alert.slug === '' ? (
                <span>{alert.title}</span>
              ) : (
                <Link to={articlePath('announcements', alert)}>{alert.title}</Link>
              )}
            </b>
            {' · '}
            <span>{messages.until(end)}</span>
            {alert.summary !== '' && (
              <span>
                {' · '}
                <span lang={langOf(alert, 'summary')}>{alert.summary}</span>
              </span>
            )}
          </AlertText>
          {isOver && <p>{messages.over}</p>}
        </Text>
        {children}
        <AlertButton
          type="button"
          aria-label={messages.dismiss(alert.title)}
          onClick={(event) => dismissFrom(event, onDismiss)}
        >
          <Icon name="state-close" />
        </AlertButton>
      </Line>
    </Row>
  );
};
