/** The sign-in form: one field, one button, the error of the last try, and the next step. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { staffMessages } from '../../staff-core/messages.ts';
import { StaffField } from '../fields.tsx';
import { Lead, Title } from '../styles.ts';

const { signIn: messages, moment: loadingMessage } = staffMessages;

const Form = styled.form`
  max-width: 36rem;
  [role='status'] {
    margin-top: 1rem;
  }
`;

/** The type of the sign-in field. */
export type SignInField = 'token' | 'link' | 'linkElsewhere';

interface SignInProps {
  readonly fieldType: SignInField;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (text: string) => void;
}

/** A session that ended is no failed try. */
const endings: readonly string[] = ['ended', 'idle'];

const failureMessageOf = (failure: string): string =>
  Object.hasOwn(messages.failures, failure)
    ? messages.failures[failure as keyof typeof messages.failures]
    : messages.failures.other;

export const SignIn = ({ fieldType, isBusy, failure, onSubmit }: SignInProps) => {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { label, hint, submit } = messages[fieldType];
  const isEnded = failure !== null && endings.includes(failure);
  const error = failure === null || isEnded ? undefined : failureMessageOf(failure);
  useEffect(() => {
    if (failure !== null && failure !== 'ended' && !isBusy) field.current?.focus();
  }, [failure, isBusy]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    // A password manager can fill in the field without React's notice.
    onSubmit(field.current?.value ?? text);
    setText('');
  };
  return (
    <Form onSubmit={send} noValidate>
      <Title>{messages.title}</Title>
      <Lead>{messages.lead}</Lead>
      {isEnded && <Alert tone="note" title={failureMessageOf(failure)} />}
      <StaffField
        name="given"
        label={label}
        hint={hint}
        error={error}
        ref={field}
        type={fieldType === 'token' ? 'password' : 'email'}
        value={text}
        onChange={setText}
        readOnly={isBusy}
        autoComplete={fieldType === 'token' ? 'off' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <ButtonRow>
        <Button type="submit" big disabled={isBusy}>
          {isBusy ? loadingMessage : submit}
        </Button>
      </ButtonRow>
    </Form>
  );
};

interface LinkSentProps {
  /** Whether this page keeps what was typed: the link is then pasted here. */
  readonly isPasted: boolean;
  readonly onSubmit: (link: string) => void;
  readonly onBack: () => void;
}

/** Confirms that the link is on its way. */
export const LinkSent = ({ isPasted, onSubmit, onBack }: LinkSentProps) => {
  const [link, setLink] = useState('');
  const { paste, pasteHint, submit } = messages.sent;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(link);
      }}
    >
      <Title>{messages.sent.title}</Title>
      <Alert tone="good" title={messages.sent.told}>
        <p>{messages.sent.next}</p>
      </Alert>
      {isPasted && (
        <StaffField
          name="pasted"
          label={paste}
          hint={pasteHint}
          type="url"
          value={link}
          onChange={setLink}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <ButtonRow>
        {isPasted && <Button type="submit">{submit}</Button>}
        <Button secondary onClick={onBack}>
          {messages.sent.back}
        </Button>
      </ButtonRow>
    </Form>
  );
};

interface NotStaffProps {
  readonly onSignOut: () => void;
}

/** The account is signed in but has no staff access. */
export const NotStaff = ({ onSignOut }: NotStaffProps) => (
  <>
    <Title>{messages.notStaff.title}</Title>
    <Alert tone="warning" title={messages.notStaff.told}>
      <p>{messages.notStaff.next}</p>
    </Alert>
    <ButtonRow>
      <Button onClick={onSignOut}>{staffMessages.signOut}</Button>
    </ButtonRow>
  </>
);
