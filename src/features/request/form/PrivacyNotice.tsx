/**
 * How the office uses the answers: the summary open, the full notice collapsed. The full notice is no part of the prerendered
 * page, which would have it once for each form: 31 of its 124 kB. It is there before any answer can be sent.
 */
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '../../../components/media/Icon.tsx';
import { Disclosure } from '../../../components/ui/Disclosure.tsx';
import { listGooglePrivacyPoints } from '../../../components/ui/RecaptchaNotice.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { listPersonNouns, listSensitiveNouns } from '../../../form/fields.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { parseAnchor, toAnchor } from '../../../routes/anchor.ts';
import { site } from '../../../site.ts';
import { useIsHydrated } from '../../../ssr/hydration/useIsHydrated.ts';

const Box = styled.section`
  margin-top: 1rem;
  padding: 1rem;
  border: 2px solid var(--info);
  border-left-width: 8px;
  background: var(--infobg);
  & > h2 {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    font-size: 1.1875rem;
  }
  & > p {
    margin: 0.4rem 0 0.75rem;
    font-size: 1.0625rem;
  }
  svg {
    color: var(--info);
  }
`;

const Points = styled.div`
  & > * + * {
    margin-top: 0.6rem;
  }
`;

/** The address that opens the notice is this anchor on the page of the services (src/pages/FormRequest.tsx). */
const anchor = toAnchor('privacy');

export const PrivacyNotice = () => {
  const translate = useTranslate();
  const { title, text, more, points } = useMessages(formMessages).privacy;
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const { finished, unfinished } = site.retention;
  const nouns = { undrafted: listSensitiveNouns(translate), person: listPersonNouns(translate) };
  return (
    <Box id={anchor} aria-labelledby="privacy-title">
      <h2 id="privacy-title">
        <Icon name="state-lock" />
        <span>{title}</span>
      </h2>
      <p>{text(finished)}</p>
      <Disclosure label={more} isOpen={isHydrated && parseAnchor(hash) === anchor}>
        {isHydrated && (
          <Points>
            {[...points(finished, unfinished, nouns), ...listGooglePrivacyPoints(translate)].map(
              ({ term, text: explanation }) => (
                <p key={term}>
                  <b>{term}</b> <span>{explanation}</span>
                </p>
              ),
            )}
          </Points>
        )}
      </Disclosure>
    </Box>
  );
};
