/** The request was taken back; where an earlier try went unanswered, its receipt tells whether that one arrived. */
import { sendingWords } from '../words/sending.ts';
import { Alert } from './alert.tsx';
import { Actions, ButtonLink } from './button.tsx';
import { statusPath } from './servicePaths.ts';

interface WithdrawnAlertProps {
  /** The receipt code of tries that nobody answered; null where there were none. */
  readonly code: string | null;
  readonly onDismiss: () => void;
}

const said = sendingWords.withdrawn;

export const WithdrawnAlert = ({ code, onDismiss }: WithdrawnAlertProps) => (
  <Alert tone="note" role="status" title={said.title} onDismiss={onDismiss}>
    <p>{code === null ? said.sentence : said.mayHave}</p>
    {code !== null && (
      <Actions>
        <ButtonLink second to={statusPath(code)}>
          {said.check}
        </ButtonLink>
      </Actions>
    )}
  </Alert>
);
