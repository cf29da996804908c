/** A message on the page. Each tone has its own color and its own icon. */
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { Icon } from '../media/Icon.tsx';
import type { IconName } from '../media/icons.ts';

const tones = {
  error: { icon: 'state-error', role: 'alert', edge: '--error', mark: '--error', ground: '--errorbg' },
  warning: { icon: 'state-warning', role: 'status', edge: '--gold', mark: '--ink', ground: '--goldbg' },
  good: { icon: 'state-ok', role: 'alert', edge: '--leaf', mark: '--leaf', ground: '--okbg' },
  note: { icon: 'state-info', role: 'status', edge: '--info', mark: '--info', ground: '--infobg' },
} as const satisfies Readonly<
  Record<string, { icon: IconName; role: 'alert' | 'status'; edge: string; mark: string; ground: string }>
>;

export type AlertTone = keyof typeof tones;

const Box = styled.div<{ readonly $tone: AlertTone }>`
  display: flex;
  gap: 0.875rem;
  padding: 1rem;
  border: 2px solid var(${({ $tone }) => tones[$tone].edge});
  border-left-width: 8px;
  background: var(${({ $tone }) => tones[$tone].ground});
  color: var(--ink);
  ${onPaper} {
    break-inside: avoid;
  }
`;

const ToneIcon = styled(Icon)<{ readonly $tone: AlertTone }>`
  color: var(${({ $tone }) => tones[$tone].mark});
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  & > p {
    margin-top: 0.35rem;
  }
`;

const Title = styled.strong`
  display: block;
  font-size: 1.1875rem;
  line-height: 1.3;
`;

const Dismiss = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin: -0.5rem -0.5rem 0 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`;

interface AlertProps {
  readonly tone: AlertTone;
  readonly title: ReactNode;
  /** The tone's icon by default. */
  readonly icon?: IconName | undefined;
  /** The tone's role by default; 'none' for an alert that is on the page from the start. */
  readonly role?: 'alert' | 'status' | 'none' | undefined;
  readonly onDismiss?: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** -1 when it takes the focus. */
  readonly tabIndex?: -1 | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export const Alert = ({ tone, title, icon, role, onDismiss, children, ...rest }: AlertProps) => {
  const messages = useMessages(partMessages);
  return (
    <Box $tone={tone} role={role ?? tones[tone].role} {...rest}>
      <ToneIcon $tone={tone} name={icon ?? tones[tone].icon} />
      <Text>
        <Title>{title}</Title>
        {children}
      </Text>
      {onDismiss !== undefined && (
        <Dismiss type="button" aria-label={messages.dismiss} onClick={onDismiss}>
          <Icon name="state-close" />
        </Dismiss>
      )}
    </Box>
  );
};
