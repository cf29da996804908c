/** Field for a receipt code, typed or pasted. It keeps its text; only a whole code starts a request. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormField, toControlProps } from '../../../components/fields/FormField.tsx';
import { Input } from '../../../components/fields/inputs.ts';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { notOnPaper } from '../../../theme/printVisibility.ts';

const LookupForm = styled.form`
  max-width: 41rem;
  margin-top: 2rem;
  ${notOnPaper}
`;
const name = 'receipt-code';

interface ReceiptFieldProps {
  readonly isMalformed: boolean;
  /** True if a receipt is already shown. */
  readonly isAnother: boolean;
  readonly onSubmit: (text: string) => void;
}

export const ReceiptField = ({ isMalformed, isAnother, onSubmit }: ReceiptFieldProps) => {
  const messages = useMessages(statusPageMessages);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Pick up text typed before the prerendered page was hydrated.
  useLayoutEffect(() => setText(field.current?.value ?? ''), []);
  const wasSubmitted = useRef(false);
  const frame = { hint: messages.hint, ...(isMalformed && { error: messages.malformed }) };
  // Only after a submit: on page load the field must not take the focus.
  useEffect(() => {
    if (isMalformed && wasSubmitted.current) field.current?.focus();
  }, [isMalformed]);
  return (
    <LookupForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        wasSubmitted.current = true;
        if (isMalformed) field.current?.focus();
        // What a script filled in is not in the state.
        onSubmit(field.current?.value ?? text);
      }}
    >
      {isAnother && <h2>{messages.another}</h2>}
      <FormField name={name} label={messages.label} {...frame}>
        <Input
          ref={field}
          {...toControlProps(name, frame)}
          name={name}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
      </FormField>
      <ButtonRow>
        <Button type="submit" icon="state-search">
          {messages.look}
        </Button>
      </ButtonRow>
    </LookupForm>
  );
};
