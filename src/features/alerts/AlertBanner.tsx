/** One alert: that it is urgent and until when, its title as the link to its article, its sentence, and the button that dismisses it. */
import { type MouseEvent, useState } from 'react';
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
import { alertTokenOf } from '../../ssr/hydration/dismissedAlerts.ts';
import { useToday } from '../../ssr/hydration/useToday.ts';

/* Each row has its own border, so that nothing is left of a hidden one. */
const Row = styled.li`
  border-bottom: 2px solid var(--edge);
`;

const Line = styled(Container)`
  display: flex;
  gap: 0.75rem;
  padding-top: 0.375rem;
  padding-bottom: 0.375rem;
  color: var(--ink);
`;

const Text = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  padding: 0.5rem 0;
  font-size: 1.0625rem;
  line-height: 1.4;
  a {
    position: relative;
    display: inline-block;
    padding: 0.625rem 0;
    margin: -0.625rem 0;
  }
`;

const AlertText = styled.div<{ readonly $isOver: boolean }>`
  ${({ $isOver }) => $isOver && 'visibility: hidden;'}
`;

const Label = styled.b`
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

/* Within the line, so that the text below has the whole width of a telephone. */
const AlertIcon = styled(Icon)`
  display: inline-block;
  margin-right: 0.5rem;
  vertical-align: -0.35em;
`;

const Title = styled.p`
  font-size: 1.1875rem;
  font-weight: 800;
  line-height: 1.3;
`;

/* The note covers the hidden text, so that nothing moves. */
const ExpiredNote = styled.p`
  position: absolute;
  inset: 0.5rem 0 0;
  overflow: hidden;
`;

const Dismiss = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin-right: -0.625rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

/** Moves the focus to the next alert's button, else to the previous one, else to the page. */
const passFocus = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
  const buttons = [...(currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(currentTarget);
  const next = buttons[at + 1] ?? buttons[at - 1] ?? document.querySelector('main');
  next?.focus({ preventScroll: true });
};

interface AlertBannerProps {
  readonly alert: Alert;
  readonly isOver?: boolean;
  readonly onDismiss: () => void;
}

export const AlertBanner = ({ alert, isOver = false, onDismiss }: AlertBannerProps) => {
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
          <AlertText $isOver={isOver}>
            <p>
              <AlertIcon name="state-megaphone" />
              <Label>{messages.urgent}</Label> <span>{messages.until(end)}</span>
            </p>
            <Title lang={langOf(alert, 'title')}>
              {alert.slug === '' ? (
                <span>{alert.title}</span>
              ) : (
                <Link to={articlePath('announcements', alert)}>{alert.title}</Link>
              )}{' '}
              {alert.isSample && <SampleTag />}
            </Title>
            {alert.summary !== '' && <p lang={langOf(alert, 'summary')}>{alert.summary}</p>}
          </AlertText>
          {isOver && <ExpiredNote>{messages.over}</ExpiredNote>}
        </Text>
        <Dismiss
          type="button"
          aria-label={messages.dismiss(alert.title)}
          onClick={(event) => {
            passFocus(event);
            onDismiss();
          }}
        >
          <Icon name="state-close" />
        </Dismiss>
      </Line>
    </Row>
  );
};
