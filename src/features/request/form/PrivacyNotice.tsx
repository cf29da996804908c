/**
 * How the office uses the answers: a sentence in sight, which opens the full notice. The full notice is no part of the prerendered
 * page, and is there before any answer can be sent.
 */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Disclosure } from '../../../components/ui/Disclosure.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { parseAnchor, toAnchor } from '../../../routes/anchor.ts';
import { site } from '../../../site.ts';
import { useIsHydrated } from '../../../ssr/hydration/useIsHydrated.ts';

const Box = styled.section`
  & > details {
    border-left: 6px solid var(--info);
    background: var(--infobg);
  }
  summary {
    padding: 0.5rem 0.75rem;
    color: var(--ink);
    font-size: 1rem;
    font-weight: 400;
    line-height: 1.35;
  }
  summary svg {
    display: none;
  }
  summary b {
    color: var(--link);
    text-decoration: underline;
  }
`;

/** The address that opens the notice is this anchor on the page of the services (src/pages/FormRequest.tsx). */
const anchor = toAnchor('privacy');

interface PrivacyNoticeProps {
  /** The full notice; undefined until it is loaded. */
  readonly Points: ComponentType | undefined;
}

export const PrivacyNotice = ({ Points }: PrivacyNoticeProps) => {
  const { title, text, more } = useMessages(formMessages).privacy;
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  return (
    <Box id={anchor} aria-label={title}>
      <Disclosure
        label={
          <>
            <span>{text(site.retention.finished)}</span> <b>{more}</b>
          </>
        }
        isOpen={isHydrated && parseAnchor(hash) === anchor}
      >
        {isHydrated && Points !== undefined && <Points />}
      </Disclosure>
    </Box>
  );
};
