/** The full privacy notice, point by point. */
import styled from 'styled-components';
import { listGooglePrivacyPoints } from '../../../components/ui/RecaptchaNotice.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { logbookDays } from '../../../domain/request/retention.ts';
import { listPersonNouns, listSensitiveNouns } from '../../../form/fields.ts';
import { privacyMessages } from '../../../i18n/en/privacy.ts';
import { site } from '../../../site.ts';

const Points = styled.div`
  & > * + * {
    margin-top: 0.6rem;
  }
`;

export const PrivacyPoints = () => {
  const translate = useTranslate();
  const { points } = useMessages(privacyMessages);
  const { finished, unfinished } = site.retention;
  const nouns = { undrafted: listSensitiveNouns(translate), person: listPersonNouns(translate) };
  return (
    <Points>
      {[...points(finished, unfinished, logbookDays, nouns), ...listGooglePrivacyPoints(translate)].map(
        ({ term, text }) => (
          <p key={term}>
            <b>{term}</b> <span>{text}</span>
          </p>
        ),
      )}
    </Points>
  );
};
