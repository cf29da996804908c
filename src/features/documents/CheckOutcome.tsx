/** What the check of a code found, in a polite live region. Green is only what the register calls valid. */
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { DocumentAnswer, documentCheckMachine } from '../../../machines/site/documentCheck.ts';
import { Alert, type AlertTone } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { ProgressBar } from '../../components/ui/ProgressBar.tsx';
import { useLocale, useMessages, useTranslate } from '../../context/localeContext.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { type DocumentClaims, parseDocumentCode } from '../../domain/documents/documentCode.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { verifyTexts } from '../../i18n/verify.ts';
import { sanitizeLine } from '../../lib/sanitizeLine.ts';
import { site } from '../../site.ts';
import { useIsHydratedSync } from '../../ssr/hydration/useIsHydrated.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { CallTheHall } from './CallTheHall.tsx';

const Outcome = styled.div`
  max-width: 41rem;
  & > * + * {
    margin-top: 0.75rem;
  }
  & > h2 {
    margin-top: 1.5rem;
  }
`;

/* What is read aloud. */
const Messages = styled.div`
  & > * + * {
    margin-top: 0.75rem;
  }
`;

/* It keeps its room once the address was read, so that nothing below it moves. */
const Wait = styled.p<{ readonly $isOver: boolean }>`
  visibility: ${({ $isOver }) => ($isOver ? 'hidden' : 'visible')};
  ${notOnPaper}
`;

const Rows = styled.dl`
  border-top: 3px solid var(--rule);
  & > div {
    padding: 0.6rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink2);
    font-size: 1.0625rem;
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${minWidth.pair} {
    & > div {
      display: grid;
      grid-template-columns: 13rem 1fr;
      gap: 1rem;
    }
  }
`;

const standingTones = {
  valid: 'good',
  expired: 'warning',
  cancelled: 'warning',
  notRegistered: 'warning',
  notRead: 'note',
} as const satisfies Readonly<Record<NonNullable<DocumentAnswer['standing']>, AlertTone>>;

const printTones = {
  unchanged: 'note',
  changed: 'warning',
  foreign: 'warning',
  unknown: 'note',
} as const satisfies Readonly<Record<DocumentAnswer['print'], AlertTone>>;

/** Longer than any claim, so that nothing of one is cut off. */
const maxClaimLength = 300;

/** The last moment of the last valid day. */
const toLastDay = (expiry: number): string => manilaDay(expiry * 1000 - 1);

const ShownOnPaper = ({ claims }: { readonly claims: DocumentClaims }) => {
  const translate = useTranslate();
  const { shown } = verifyTexts[useLocale()];
  const { jti, doc, sub, pur, iat, exp } = claims;
  const rows = [
    [shown.number, jti],
    [shown.document, doc],
    [shown.name, sub],
    [shown.purpose, pur],
    [shown.issued, formatDay(manilaDay(iat * 1000), translate)],
    [shown.until, exp === undefined ? '' : formatDay(toLastDay(exp), translate)],
  ] as const;
  return (
    <>
      <h2>{shown.title}</h2>
      <Rows>
        {rows.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{sanitizeLine(value, maxClaimLength)}</bdi>
                </dd>
              </div>
            ),
        )}
      </Rows>
      <p>{shown.text}</p>
    </>
  );
};

interface VerdictProps {
  readonly answer: DocumentAnswer;
  readonly claims: DocumentClaims;
  readonly isOffline: boolean;
}

const Verdict = ({ answer, claims, isOffline }: VerdictProps) => {
  const translate = useTranslate();
  const texts = verifyTexts[useLocale()];
  const { print, standing, withdrawn, isKeyListed, now, isServerTime, listedAt } = answer;
  const isUnlisted = print === 'unchanged' && !isKeyListed;
  const format = (instant: number): string => formatDay(manilaDay(instant), translate);
  const ink = texts.print[print];
  // Beside a withdrawn key nothing is green, because whoever has the key may have written the register too; nor beside an unknown one,
  // because a withdrawn one would be hidden so.
  const tone =
    standing === 'valid' && (withdrawn !== null || isUnlisted) ? 'note' : standing && standingTones[standing];
  return (
    <>
      <Alert tone={printTones[print]} role="none" title={ink.title(site.barangay)}>
        {ink.text !== '' && <p>{ink.text}</p>}
      </Alert>
      {withdrawn !== null && (
        <Alert tone="warning" role="none" title={texts.withdrawn.title(format(withdrawn))}>
          <p>{texts.withdrawn.text}</p>
        </Alert>
      )}
      {isUnlisted && (
        <Alert tone="warning" role="none" title={texts.unlisted}>
          <p>{texts.withdrawn.text}</p>
        </Alert>
      )}
      {standing !== null && tone !== null && (
        <Alert
          tone={tone}
          role="none"
          title={texts.standing[standing].title(
            claims.exp === undefined ? '' : formatDay(toLastDay(claims.exp), translate),
          )}
        >
          <p>{texts.standing[standing].text}</p>
          {isOffline && (
            <p>
              <span>{texts.offline}</span>{' '}
              <span>{listedAt === null ? texts.noList : texts.lastList(format(listedAt))}</span>
            </p>
          )}
          {!isServerTime && <p>{texts.phoneClock(format(now))}</p>}
        </Alert>
      )}
      {standing === null && isOffline && <p>{texts.offline}</p>}
    </>
  );
};

interface CheckOutcomeProps {
  readonly state: SnapshotFrom<typeof documentCheckMachine>;
  readonly onCheck: () => void;
}

export const CheckOutcome = ({ state, onCheck }: CheckOutcomeProps) => {
  const texts = verifyTexts[useLocale()];
  const { loading } = useMessages(partMessages);
  const isHydrated = useIsHydratedSync();
  const { answer, code } = state.context;
  const claims = answer === null ? undefined : parseDocumentCode(code)?.claims;
  return (
    <Outcome>
      <Messages role="status">
        {state.hasTag('noCode') && <Wait $isOver={isHydrated}>{texts.wait}</Wait>}
        {state.hasTag('loading') && (
          <>
            <p>{texts.looking}</p>
            <ProgressBar label={loading} />
          </>
        )}
        {state.hasTag('malformed') && (
          <Alert tone="warning" role="none" title={texts.malformed.title}>
            <p>{texts.malformed.text}</p>
          </Alert>
        )}
        {state.hasTag('unable') && (
          <Alert tone="warning" role="none" title={texts.unable.title}>
            <p>{texts.unable.text}</p>
          </Alert>
        )}
        {answer !== null && claims !== undefined && (
          <Verdict answer={answer} claims={claims} isOffline={state.hasTag('offline')} />
        )}
      </Messages>
      {answer?.standing != null && claims !== undefined && <ShownOnPaper claims={claims} />}
      {state.hasTag('hasCode') && !state.hasTag('loading') && (
        <>
          <p>{texts.host(window.location.host)}</p>
          <ButtonRow>
            <Button secondary onClick={onCheck}>
              {texts.again}
            </Button>
          </ButtonRow>
          <CallTheHall />
        </>
      )}
    </Outcome>
  );
};
