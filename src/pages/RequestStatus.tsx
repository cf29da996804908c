/**
 * /Request_Status#code&clearance: whether the barangay has received the request with this receipt code. Only the
 * fragment contains the code and the service, so no request for the page sends them.
 */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { type ReceiptStatus, requestStatusMachine } from '../../machines/request/status.ts';
import { Container } from '../components/layout/Container.ts';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { parseReceipt } from '../content/models/receipt.ts';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { useServices } from '../context/services.ts';
import { ContactOffice } from '../features/request/receipt/ContactOffice.tsx';
import { InAppBrowserNotice } from '../features/request/receipt/InAppBrowserNotice.tsx';
import { LostCode } from '../features/request/receipt/LostCode.tsx';
import { parseReceiptCode } from '../features/request/receipt/parseReceiptCode.ts';
import { ReceiptField } from '../features/request/receipt/ReceiptField.tsx';
import { ReceiptOutcome } from '../features/request/receipt/ReceiptOutcome.tsx';
import { toReceiptLink } from '../features/request/receipt/receiptLink.ts';
import { findTabReceipt } from '../features/request/storage/tabReceipt.ts';
import { statusPageMessages } from '../i18n/en/statusPage.ts';
import { loadFirestoreClient } from '../query/loadFirestoreClient.ts';
import { titleOf } from '../routes/menu.ts';
import { useIsHydratedSync } from '../ssr/hydration/useIsHydrated.ts';
import { minWidth } from '../theme/breakpoints.ts';

const readReceipt = fromPromise<ReceiptStatus | null, { readonly code: string }>(async ({ input }) => {
  const document = await (await loadFirestoreClient()).readReceipt(input);
  return document === null ? null : { ...parseReceipt(document), sentHere: findTabReceipt(input.code) };
});

/* The office beside the field on a wide screen. */
const LookupGrid = styled.div`
  & > form + * {
    margin-top: 2rem;
  }
  ${minWidth.wide} {
    display: grid;
    grid-template-columns: minmax(0, 41rem) minmax(0, 1fr);
    align-items: start;
    gap: 4rem;
    margin-top: 2rem;
    && > *,
    & > form > :first-child {
      margin-top: 0;
    }
  }
`;

export const RequestStatus = () => {
  const translate = useTranslate();
  const messages = useMessages(statusPageMessages);
  const { hash, key, pathname } = useLocation();
  const navigate = useNavigate();
  const { log } = useServices();
  const machine = useMemo(
    () =>
      requestStatusMachine.provide({
        actors: { readReceipt },
        actions: { log: (_, { what }) => log(`A receipt could not be read: ${what}`) },
      }),
    [log],
  );
  // A prerendered page has no code, so the first render ignores the hash.
  const isHydrated = useIsHydratedSync();
  const [state, send] = useMachine(machine, {
    input: { codeInput: isHydrated ? parseReceiptCode(hash) : { is: 'nothing' } },
  });
  // The machine's input has the first code already. The same code entered again has a new location key.
  const arrival = `${key} ${hash}`;
  const lastArrival = useRef(isHydrated ? arrival : null);
  useEffect(() => {
    if (lastArrival.current === arrival) return;
    lastArrival.current = arrival;
    send({ type: 'SET_CODE', codeInput: parseReceiptCode(hash) });
  }, [arrival, hash, send]);

  const hasCode = state.hasTag('hasCode');
  return (
    <Container $foot>
      <PageHeader title={titleOf(pathname, translate)} lead={hasCode ? undefined : messages.lead} />
      <InAppBrowserNotice page="status" />
      <ReceiptOutcome state={state} onAgain={() => send({ type: 'RETRY' })} />
      <LookupGrid>
        <ReceiptField
          isMalformed={state.hasTag('malformed')}
          isAnother={hasCode}
          onSubmit={(text) => {
            const parsed = parseReceiptCode(text);
            if (parsed.is === 'code') void navigate(toReceiptLink(parsed.code, parsed.linkedType));
            // Text without a code stays out of the URL.
            else
              send({ type: 'SET_CODE', codeInput: parsed.is === 'nothing' ? { is: 'malformed' } : parsed });
          }}
        />
        {hasCode ? <ContactOffice /> : !state.hasTag('reference') && <LostCode />}
      </LookupGrid>
    </Container>
  );
};
