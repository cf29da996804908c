/** How staff come in: one field and one button, what went wrong at the last try, and what is to be done next. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormField, toControlProps } from '../../components/fields/FormField.tsx';
import { Input } from '../../components/fields/inputs.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { staffMessages } from '../../i18n/en/staff.ts';
import { Lead, Title } from '../styles.ts';

const { signIn: said, moment } = staffMessages;

const Form = styled.form`
  max-width: 36rem;
  [role='status'] {
    margin-top: 1rem;
  }
`;

/** What the field asks for. */
export type Asked = 'token' | 'link' | 'linkElsewhere';

interface SignInProps {
  readonly asked: Asked;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (given: string) => void;
}

const whyNot = (failure: string): string =>
  Object.hasOwn(said.failures, failure)
    ? said.failures[failure as keyof typeof said.failures]
    : said.failures.other;

export const SignIn = ({ asked, isBusy, failure, onSubmit }: SignInProps) => {
  const [given, setGiven] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { label, hint, submit } = said[asked];
  const isEnded = failure === 'ended';
  const error = failure === null || isEnded ? undefined : whyNot(failure);
  useEffect(() => {
    if (error !== undefined && !isBusy) field.current?.focus();
  }, [error, isBusy]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    onSubmit(given);
    setGiven('');
  };
  return (
    <Form onSubmit={send} noValidate>
      <Title>{said.title}</Title>
      <Lead>{said.lead}</Lead>
      {isEnded && <Alert tone="note" title={said.failures.ended} />}
      <FormField name="given" label={label} hint={hint} error={error}>
        <Input
          ref={field}
          {...toControlProps('given', { hint, error })}
          type={asked === 'token' ? 'password' : 'email'}
          value={given}
          onChange={({ target }) => setGiven(target.value)}
          readOnly={isBusy}
          autoComplete={asked === 'token' ? 'off' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <ButtonRow>
        <Button type="submit" big disabled={isBusy}>
          {isBusy ? moment : submit}
        </Button>
      </ButtonRow>
    </Form>
  );
};

interface SentProps {
  readonly onBack: () => void;
}

/** A link is on its way. */
export const Sent = ({ onBack }: SentProps) => (
  <>
    <Title>{said.sent.title}</Title>
    <Alert tone="good" title={said.sent.told}>
      <p>{said.sent.next}</p>
    </Alert>
    <ButtonRow>
      <Button secondary onClick={onBack}>
        {said.sent.back}
      </Button>
    </ButtonRow>
  </>
);

interface NotStaffProps {
  readonly onSignOut: () => void;
}

/** Signed in, and nobody said that this is one of the staff. */
export const NotStaff = ({ onSignOut }: NotStaffProps) => (
  <>
    <Title>{said.notStaff.title}</Title>
    <Alert tone="warning" title={said.notStaff.told}>
      <p>{said.notStaff.next}</p>
    </Alert>
    <ButtonRow>
      <Button onClick={onSignOut}>{staffMessages.signOut}</Button>
    </ButtonRow>
  </>
);
