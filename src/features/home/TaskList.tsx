/** The main reasons to visit the site: three tasks, never more, what became of the first, 911, and the hall's hours. */
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { HallHours } from '../../components/hall/HallHours.tsx';
import { EmergencyCallLink } from '../../components/links/EmergencyCallLink.tsx';
import { DiamondBadge } from '../../components/media/DiamondBadge.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import type { IconName } from '../../components/media/icons.ts';
import { checkRequestPath } from '../../components/paths/servicePaths.ts';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { inForced, onPaper } from '../../theme/breakpoints.ts';

const Board = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  border: 1px solid var(--edge);
  background: var(--paper);
  & > * {
    grid-column: 1 / -1;
  }
  /* The hotlines share their row with 911. */
  & > :nth-child(4) {
    grid-column: 1;
  }
  & > [href^='tel:'] {
    grid-column: 2;
  }
`;

const primaryTask = css`
  background: var(--leaf);
  &,
  &:visited,
  small {
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
  gap: 0.75rem;
  min-height: 60px;
  padding: 0.5rem 0.75rem;
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
  span + span {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    color: var(--ink2);
    font-size: 1rem;
    font-weight: 400;
  }
  ${({ $first }) => $first && primaryTask}
  ${inForced} {
    border: 2px solid ButtonText;
  }
  ${onPaper} {
    min-height: 0;
  }
`;

interface TaskLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly small?: string;
  readonly isFirst?: boolean;
  /** The sign of where it leads. */
  readonly sign?: IconName;
}

const TaskLink = ({ to, icon, title, small, isFirst = false, sign }: TaskLinkProps) => (
  <Task to={to} $first={isFirst}>
    <DiamondBadge icon={icon} isGold={isFirst} />
    <span>
      <b>{title}</b>
      {small !== undefined && <small>{small}</small>}
    </span>
    {sign !== undefined && <Icon name={sign} />}
  </Task>
);

interface TaskListProps {
  readonly className?: string | undefined;
  readonly isAlertRunning: boolean;
}

export const TaskList = ({ className, isAlertRunning }: TaskListProps) => {
  const { tasks, check } = useMessages(partMessages);
  return (
    <Board className={className}>
      <TaskLink {...tasks.request} to="/Form_Request" icon="group-clipboard" isFirst sign="state-arrow" />
      <TaskLink title={check.link} to={checkRequestPath} icon="state-search" sign="state-chevron" />
      <TaskLink {...tasks.charter} to="/Citizens-Charter" icon="state-calendar" sign="state-chevron" />
      <TaskLink title={tasks.hotlines.title} to="/Emergency-Hotlines" icon="state-phone" />
      <EmergencyCallLink />
      <HallHours isAlertRunning={isAlertRunning} />
    </Board>
  );
};
