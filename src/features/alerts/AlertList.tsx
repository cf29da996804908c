/** One alert, and behind 'and 1 more' the others: a page under five alerts still begins on the first screen. */
import { type ComponentProps, useState } from 'react';
import styled, { css } from 'styled-components';
import { alertEditionOf, type SiteAlert } from '../../../machines/site/alerts.ts';
import { useMessages } from '../../context/localeContext.ts';
import { alertMessages } from '../../i18n/en/alerts.ts';
import { AlertBanner, AlertButton } from './AlertBanner.tsx';

/* Without scripts no button shows the others. */
const onlyFirst = css`
  & > li + li {
    display: none;
    @media (scripting: none) {
      display: block;
    }
  }
`;

const List = styled.ul<{ readonly $isFolded: boolean }>`
  ${({ $isFolded }) => $isFolded && onlyFirst}
`;

const More = styled(AlertButton)`
  max-width: 3.1em;
  font: inherit;
  line-height: 1.2;
  text-decoration: underline;
  @media (scripting: none) {
    display: none;
  }
`;

interface AlertListProps {
  readonly alerts: readonly { readonly alert: SiteAlert; readonly isOver?: boolean }[];
  readonly lines?: ComponentProps<typeof AlertBanner>['lines'];
  readonly onDismiss: (alert: SiteAlert) => void;
}

export const AlertList = ({ alerts, lines, onDismiss }: AlertListProps) => {
  const messages = useMessages(alertMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <List $isFolded={!isOpen && alerts.length > 1}>
      {alerts.map(({ alert, isOver }, at) => {
        const others = alerts.length - 1 - at;
        return (
          <AlertBanner
            key={alertEditionOf(alert)}
            alert={alert}
            isOver={isOver}
            lines={lines}
            onDismiss={() => onDismiss(alert)}
          >
            {/* Each row has one, because this device may have dismissed those above it. */}
            {others > 0 && !(isOpen && at > 0) && (
              <More type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                {messages.more(others)}
              </More>
            )}
          </AlertBanner>
        );
      })}
    </List>
  );
};
