/** The main reasons to visit the site: three tasks, never more, what became of the first, and the hall's hours. */
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { HallHours } from '../../components/hall/HallHours.tsx';
import { DiamondBadge } from '../../components/media/DiamondBadge.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import type { IconName } from '../../components/media/icons.ts';
import { checkRequestPath } from '../../components/paths/servicePaths.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import type { Translate } from '../../i18n/define.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { inForced, onPaper } from '../../theme/breakpoints.ts';

const listTasks = (translate: Translate) => {
  const messages = translate(partMessages);
  return [
    { ...messages.tasks.request, to: '/Form_Request', icon: 'group-clipboard', isFirst: true },
    { ...messages.tasks.charter, to: '/Citizens-Charter', icon: 'state-calendar', isFirst: false },
    { ...messages.tasks.hotlines, to: '/Emergency-Hotlines', icon: 'state-phone', isFirst: false },
  ] as const satisfies readonly { readonly icon: IconName; readonly [key: string]: unknown }[];
};

const Board = styled.div`
  position: relative;
  border: 1px solid var(--edge);
  background: var(--paper);
`;

const Small = styled.span`
  display: block;
  color: var(--ink2);
  font-size: 1rem;
  font-weight: 400;
  line-height: 1.35;
`;

const primaryTask = css`
  min-height: 84px;
  background: var(--leaf);
  &,
  &:visited,
  ${Small} {
    color: var(--onleaf);
  }
  &:hover {
    background: var(--leafhi);
  }
  ${onPaper} {
    background: none;
  }
`;

const Task = styled(Link)<{ readonly $first: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  min-height: 80px;
  padding: 0.6rem 0.875rem;
  border-bottom: 1px solid var(--line);
  font-weight: 700;
  line-height: 1.25;
  text-decoration: none;
  &,
  &:visited {
    color: var(--ink);
  }
  &:hover {
    background: var(--mist);
  }
  &:hover b {
    text-decoration: underline;
  }
  ${({ $first }) => $first && primaryTask}
  ${inForced} {
    border: 2px solid ButtonText;
  }
  ${onPaper} {
    min-height: 0;
  }
`;

/* Lower than a task, and without a badge: it belongs to the task above it. */
const CheckLink = styled(Task)`
  min-height: 56px;
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

interface TaskListProps {
  readonly className?: string | undefined;
  readonly isAlertRunning: boolean;
}

export const TaskList = ({ className, isAlertRunning }: TaskListProps) => {
  const translate = useTranslate();
  const messages = useMessages(partMessages);
  return (
    <Board className={className}>
      {listTasks(translate).map(({ to, icon, title, small, isFirst }) => (
        <Fragment key={to}>
          <Task to={to} $first={isFirst}>
            <DiamondBadge icon={icon} isGold={isFirst} />
            <Text>
              <b>{title}</b>
              <Small>{small}</Small>
            </Text>
            <Icon name={isFirst ? 'state-arrow' : 'state-chevron'} />
          </Task>
          {isFirst && (
            <CheckLink to={checkRequestPath} $first={false}>
              <Icon name="state-search" />
              <Text>
                <b>{messages.check.link}</b>
              </Text>
              <Icon name="state-chevron" />
            </CheckLink>
          )}
        </Fragment>
      ))}
      <HallHours isAlertRunning={isAlertRunning} />
    </Board>
  );
};
