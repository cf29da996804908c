/** One alert: its text, the link to its article, and the button that dismisses it. */
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SiteAlert as Alert } from '../../../machines/site/alerts.ts';
import { Container } from '../../components/layout/Container.ts';
import { Icon } from '../../components/media/Icon.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import { articlePath } from '../../content/seo/recordPages.ts';
import { useMessages } from '../../context/localeContext.ts';
import { alertMessages } from '../../i18n/en/alerts.ts';
import { alertTokenOf } from '../../ssr/hydration/dismissedAlerts.ts';

/* Each row has its own border, so that nothing is left of a hidden one. */
const Row = styled.li`
  border-bottom: 1px solid var(--edge);
`;

const Line = styled(Container)`
  display: flex;
  gap: 0.75rem;
  padding-top: 0.25rem;
  padding-bottom: 0.25rem;
  color: var(--ink);
`;

/* With very large text on a small screen the text takes the icon's space. */
const AlertIcon = styled(Icon)`
  margin-top: 0.625rem;
  @media (max-width: 15rem) {
    display: none;
  }
`;

const Text = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  padding: 0.625rem 0 0.5rem;
  font-size: 1.0625rem;
  line-height: 1.45;
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

const Small = styled.p`
  font-size: 1rem;
`;

/* The note covers the hidden text, so that nothing moves. */
const ExpiredNote = styled.p`
  position: absolute;
  inset: 0.625rem 0 0;
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
  const messages = useMessages(alertMessages);
  return (
    <Row data-alert={alertTokenOf(alert)}>
      <Line>
        <AlertIcon name="state-megaphone" />
        <Text>
          <AlertText $isOver={isOver} lang={langOf(alert, 'title')}>
            {alert.slug === '' ? (
              <span>{alert.title}</span>
            ) : (
              <Link to={articlePath('announcements', alert)}>{alert.title}</Link>
            )}{' '}
            {alert.isSample && <SampleTag />}
            {alert.slug === '' && alert.summary !== '' && (
              <Small lang={langOf(alert, 'summary')}>{alert.summary}</Small>
            )}
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
