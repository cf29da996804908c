/** The field for a receipt code, typed or pasted. What is typed stays in it; nothing is sent before it is a whole code. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormField, toControlProps } from '../../../components/fields/FormField.tsx';
import { Input } from '../../../components/fields/inputs.ts';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { notOnPaper } from '../../../theme/printVisibility.ts';

const Room = styled.form`
  max-width: 41rem;
  margin-top: 2rem;
  ${notOnPaper}
`;

const said = receiptMessages.status;
const name = 'receipt-code';

interface ReceiptFieldProps {
  readonly isMalformed: boolean;
  /** Something is looked up already. */
  readonly isAnother: boolean;
  readonly onGive: (text: string) => void;
}

export const ReceiptField = ({ isMalformed, isAnother, onGive }: ReceiptFieldProps) => {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts of a drawn page answered.
  useLayoutEffect(() => setText(field.current?.value ?? ''), []);
  const isAsked = useRef(false);
  const frame = { hint: said.hint, ...(isMalformed && { error: said.malformed }) };
  // After a press of the button alone: the page itself does not take the focus.
  useEffect(() => {
    if (isMalformed && isAsked.current) field.current?.focus();
  }, [isMalformed]);
  return (
    <Room
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        isAsked.current = true;
        if (isMalformed) field.current?.focus();
        onGive(text);
      }}
    >
      {isAnother && <h2>{said.another}</h2>}
      <FormField name={name} label={said.label} {...frame}>
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
          {said.look}
        </Button>
      </ButtonRow>
    </Room>
  );
};
