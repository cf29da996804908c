/**
 * /Verify#CODE: whether the barangay printed a document, and what its register says of it. The code is read once and leaves the
 * address at once; no request, log or storage has it, and the register is asked by a hash.
 */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { documentCheckMachine } from '../../machines/site/documentCheck.ts';
import { Container } from '../components/layout/Container.ts';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { useLocale, useTranslate } from '../context/localeContext.ts';
import { useServices } from '../context/services.ts';
import { useUnsavedChanges } from '../context/unsavedChanges.ts';
import { parseDocumentCode } from '../domain/documents/documentCode.ts';
import { CheckOutcome } from '../features/documents/CheckOutcome.tsx';
import { createDocumentChecks } from '../features/documents/createDocumentChecks.ts';
import { HowToCheck } from '../features/documents/HowToCheck.tsx';
import { verifyTexts } from '../i18n/verify.ts';
import { loadFirestoreClient } from '../query/loadFirestoreClient.ts';
import { titleOf } from '../routes/menu.ts';
import { site } from '../site.ts';

export const Verify = () => {
  const { hash, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const translate = useTranslate();
  const { lead } = verifyTexts[useLocale()];
  const { clock, log } = useServices();
  const machine = useMemo(
    () =>
      documentCheckMachine.provide({
        actors: createDocumentChecks({
          clock,
          readRegister: async (document) => (await loadFirestoreClient()).readRegister(document),
        }),
        actions: { log: (_, { what }) => log(`A document could not be checked: ${what}`) },
      }),
    [clock, log],
  );
  const [state, send] = useMachine(machine);
  const arrival = `${key} ${hash}`;
  const lastArrival = useRef('');
  useEffect(() => {
    if (lastArrival.current === arrival) return;
    lastArrival.current = arrival;
    const text = hash.slice(1);
    // Links to parts of the page are no codes.
    if (text === '' || document.getElementById(text) !== null) return;
    send(parseDocumentCode(text) === null ? { type: 'MALFORMED' } : { type: 'SET_CODE', code: text });
    void navigate({ pathname, search }, { replace: true });
  }, [arrival, hash, navigate, pathname, search, send]);
  const hasCode = state.hasTag('hasCode');
  // A reload for a newer version of the site would lose the code.
  useUnsavedChanges(hasCode);
  return (
    <Container $foot>
      <PageHeader title={titleOf(pathname, translate)} lead={hasCode ? undefined : lead(site.barangay)} />
      <CheckOutcome state={state} onCheck={() => send({ type: 'CHECK' })} />
      {!hasCode && <HowToCheck />}
    </Container>
  );
};
