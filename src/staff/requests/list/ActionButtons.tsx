/** The acts on one request or several, as buttons with their keys. */
import type { ComponentProps } from 'react';
import { listMessages } from './listMessages.ts';
import { RowButton } from './RowButton.ts';
import { type RowActionName, rowActions } from './rowActions.ts';

interface ActionButtonsProps extends Pick<ComponentProps<'button'>, 'aria-describedby'> {
  readonly names: readonly RowActionName[];
  readonly onAct: (name: RowActionName) => void;
}

export const ActionButtons = ({ names, onAct, ...button }: ActionButtonsProps) =>
  names.map((name) => (
    <RowButton
      key={name}
      {...button}
      aria-keyshortcuts={rowActions[name].key.toUpperCase()}
      onClick={() => onAct(name)}
    >
      {listMessages.actions[name]}
    </RowButton>
  ));
