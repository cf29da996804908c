/** The bar below the rows of the list: what to do with the chosen ones, what came of the last act, and its undo. */
import styled from 'styled-components';
import type { RowAct } from '../../../../machines/staff/rowActions.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { ButtonRow } from '../../../components/ui/Button.tsx';
import { staffMessages } from '../../../staff-core/messages.ts';
import { toFailureMessage } from '../../errors.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { listMessages as messages } from './listMessages.ts';
import { RowButton } from './RowButton.ts';
import { rowActionNames } from './rowActions.ts';
import type { RowActions } from './useRowActions.ts';

/* It stays in view and below the rows, so that no row moves when it changes. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  background: var(--paper);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.35rem;
  &:not(:empty) {
    min-height: 44px;
    padding: 0.35rem 0;
  }
`;

/** The most references that a sentence names. */
const maxNamed = 6;

/** @param nameOf writes a reference, and its day where this list does not have it */
const formatIds = (ids: readonly string[], nameOf: RowActions['nameOf']): string => {
  const named = ids.slice(0, maxNamed).map(nameOf).join(', ');
  return ids.length > maxNamed ? `${named} ${messages.others(ids.length - maxNamed)}` : named;
};

const formatReferences = (acts: readonly RowAct[], { nameOf }: RowActions): string =>
  formatIds([...new Set(acts.map(({ id }) => id))], nameOf);

/** 'Ready: 4f3a, 4f3b. Came: 4f3c.' */
const formatWritten = (acts: readonly RowAct[], { nameOf }: RowActions): string =>
  rowActionNames
    .map((name) => ({ name, ids: acts.filter(({ action }) => action === name).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ name, ids }) => `${messages.actions[name]}: ${formatIds(ids, nameOf)}.`)
    .join(' ');

interface RowActionBarProps {
  readonly actions: RowActions;
  /** The references of the chosen rows of this list, in its order. */
  readonly chosen: readonly string[];
}

const ChosenRows = ({ actions, chosen }: RowActionBarProps) => (
  <Line role="group" aria-label={messages.chosen(chosen.length)}>
    <strong>{messages.chosen(chosen.length)}:</strong>
    <ActionButtons names={rowActionNames} onAct={(name) => actions.act(chosen, name)} />
    <RowButton onClick={actions.chooseNone}>{messages.chooseNone}</RowButton>
  </Line>
);

/** The refused rows, or those that failed, and what the clerk can do about them. */
const RowProblem = ({ actions }: Pick<RowActionBarProps, 'actions'>) => {
  const { state } = actions;
  const { conflicts, unwritten, failure } = state.context;
  if (state.hasTag('conflict'))
    return (
      <Alert tone="error" title={messages.conflict.title(formatReferences(conflicts, actions))}>
        <p>{messages.conflict.why}</p>
      </Alert>
    );
  const isSave = state.hasTag('notSaved');
  if (!isSave && !state.hasTag('notUndone')) return null;
  const title = isSave ? messages.notSaved : messages.notUndone;
  return (
    <Alert tone="error" title={title(formatReferences(unwritten, actions))}>
      <p>{toFailureMessage(failure)}</p>
      <ButtonRow>
        <RowButton onClick={actions.retry}>{staffMessages.again}</RowButton>
        <RowButton onClick={actions.discard}>{messages.leave}</RowButton>
      </ButtonRow>
    </Alert>
  );
};

export const RowActionBar = ({ actions, chosen }: RowActionBarProps) => {
  const { state, hint } = actions;
  const { written } = state.context;
  const canUndo = state.can({ type: 'UNDO' });
  return (
    <Bar>
      {chosen.length > 0 && <ChosenRows actions={actions} chosen={chosen} />}
      <RowProblem actions={actions} />
      <Line role="status">
        {state.hasTag('busy') && <span>{messages.saving}</span>}
        {hint !== '' && <span>{hint}</span>}
        {canUndo && (
          <>
            <strong>{formatWritten(written, actions)}</strong>
            <RowButton aria-keyshortcuts="Z" onClick={actions.undo}>
              {messages.undo}
            </RowButton>
          </>
        )}
        {state.hasTag('undone') && <strong>{messages.undone(formatReferences(written, actions))}</strong>}
      </Line>
    </Bar>
  );
};
