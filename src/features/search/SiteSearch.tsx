/**
 * 'Search' button in the header and its dialog (spec §2). The button is in the prerendered HTML. It works before the search
 * code is loaded, and typing works meanwhile. Enter opens the best result, arrow keys move through the results. No URL, log
 * or storage contains the query.
 */
import { useMachine } from '@xstate/react';
import { useCallback, useContext, useId, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { siteSearchMachine } from '../../../machines/site/siteSearch.ts';
import { Input } from '../../components/fields/inputs.ts';
import { WovenBorder } from '../../components/layout/WovenBorder.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { DelayedText } from '../../components/ui/DelayedText.ts';
import { DialogClose, DialogHeader, DialogTitle, PageScrollLock } from '../../components/ui/DialogHeader.ts';
import { useLoadFailure } from '../../components/ui/useLoadFailure.ts';
import { searchLimits } from '../../content/search/searchLimits.ts';
import { LocalizationContext, useMessages } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { searchMessages } from '../../i18n/en/search.ts';
import { versionMessages } from '../../i18n/en/version.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { useHasMissingFiles } from '../../lib/useHasMissingFiles.ts';
import { useRouteChange } from '../../lib/useRouteChange.ts';
import { useIsHydrated } from '../../ssr/hydration/useIsHydrated.ts';
import { inForced, minWidth } from '../../theme/breakpoints.ts';
import { paperGround } from '../../theme/paperGround.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { findFocusMove } from './findFocusMove.ts';
import { SearchEmergencyNumber, SearchEmptyState } from './SearchEmptyState.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { SearchOutcomeView, SearchService } from './searchService.ts';

/* Without scripts nothing can open: the menu beside it leads to every page. */
const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: 4px;
  font-weight: 700;
  svg {
    width: 1.5em;
    height: 1.5em;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Sheet = styled.dialog`
  ${paperGround}
  inset: 0;
  width: 100%;
  max-width: 46rem;
  height: 100%;
  max-height: none;
  margin: 0 auto;
  padding: 0;
  border: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-top: 6rem;
  &::backdrop {
    background: #04120fcc;
  }
  ${minWidth.columns} {
    border: solid var(--gold);
    border-width: 0 4px;
  }
  ${inForced} {
    border: 3px solid CanvasText;
  }
  ${notOnPaper}
`;

const SearchForm = styled.form`
  position: sticky;
  top: 0;
  z-index: 1;
  padding: 0.5rem 1rem 0.75rem;
  background: var(--paper);
`;

const Hint = styled.p`
  padding: 0 1rem;
  color: var(--ink2);
  font-size: 1.0625rem;
  line-height: 1.45;
`;

/* A device without a mouse usually has no arrow keys, so that neither the eye nor a screen reader meets the hint there. */
const KeyHint = styled.span`
  display: none;
  @media (hover: hover) {
    display: block;
  }
`;

const ResultsArea = styled.div`
  padding: 0.5rem 1rem 2rem;
`;

const StatusText = styled.p`
  padding: 0 0 0.6rem;
  font-weight: 700;
`;

const Suggestion = styled.p`
  padding-bottom: 0.6rem;
`;

const Warning = styled(Alert)`
  margin-bottom: 1rem;
`;

const ResultsFrame = styled.div`
  border-top: 3px solid var(--rule);
`;

/** The dialog covers the notice that offers the new page, so that it has a button of its own. */
const SearchWarning = ({ sentence }: { readonly sentence: string }) => {
  const { reload } = useMessages(versionMessages);
  const isOutdated = useHasMissingFiles();
  return (
    <Warning tone="warning" role="none" title={useLoadFailure(sentence)}>
      {isOutdated && (
        <ButtonRow>
          <Button onClick={() => window.location.reload()}>{reload.button}</Button>
        </ButtonRow>
      )}
    </Warning>
  );
};

const noResults: SearchOutcomeView = { results: [], isDanger: false, isUnsure: false };

const loadSearchService = () => importWithRetry(() => import('./searchService.ts'));

export const SiteSearch = () => {
  const messages = useMessages(searchMessages);
  const isHydrated = useIsHydrated();
  const id = useId();
  const { clock, log, sessionRecords } = useServices();
  const navigate = useNavigate();
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /* Stable, so that the field takes the focus once, when it mounts. */
  const takeField = useCallback((element: HTMLInputElement | null) => {
    field.current = element;
    element?.focus();
  }, []);
  const dialog = useRef<HTMLDialogElement>(null);
  const resultsRef = useRef<HTMLDivElement>(null);
  const localization = useContext(LocalizationContext);
  /** Null until the machine has loaded the search code. */
  const service = useRef<SearchService | null>(null);
  const machine = useMemo(
    () =>
      siteSearchMachine.provide({
        actors: {
          loadCode: fromPromise(async () => {
            if (service.current?.localization !== localization) {
              const { createSearchService } = await loadSearchService();
              service.current = createSearchService(sessionRecords, localization, log, () => clock.now());
            }
            service.current.refresh();
          }),
          readIndex: fromPromise(async () => service.current?.readIndex()),
          readNewer: fromPromise(async () => service.current?.readNewer()),
        },
        actions: {
          trapFocus: () => dialog.current?.showModal(),
          restoreFocus: () => {
            dialog.current?.close();
            opener.current?.focus();
          },
          openBest: ({ context }) => {
            const [best] = service.current?.find(context.query).results ?? [];
            if (best !== undefined) void navigate(best.path);
          },
          log: (_, { what }) => log(`The search: ${what}`),
        },
      }),
    [sessionRecords, localization, log, navigate, clock],
  );
  const [state, send] = useMachine(machine);
  useRouteChange(useCallback(() => send({ type: 'NAVIGATED' }), [send]));
  const openButton = (
    <Opener
      ref={opener}
      id="open-search"
      type="button"
      aria-haspopup="dialog"
      // Before hydration there is no dialog: src/ssr/inline/loadScripts.ts repeats the press after it.
      onClick={isHydrated ? () => send({ type: 'OPEN' }) : undefined}
    >
      <Icon name="state-search" />
      <span>{messages.open}</span>
    </Opener>
  );
  if (!isHydrated) return openButton;
  const { query } = state.context;
  const hasQuery = query.trim() !== '';
  const isLoading = state.hasTag('loading');
  const { results, isDanger, isUnsure } =
    (hasQuery && state.hasTag('searchable') && service.current?.find(query)) || noResults;
  const isEmpty = hasQuery && state.hasTag('searchable') && !isLoading && results.length === 0;
  const isUnavailable = state.hasTag('unavailable');
  const showsStart = !hasQuery || isEmpty || isUnavailable;
  const warning = isUnavailable ? messages.unavailable : state.hasTag('partial') ? messages.part : null;
  const getStatusText = () => {
    if (!hasQuery || isUnavailable) return messages.start;
    if (state.hasTag('awaited')) return messages.awaited;
    if (results.length > 0) return messages.count(results.length, searchLimits.found);
    return isEmpty ? messages.nothing(query.trim()) : '';
  };
  /** Moves the focus between the field and the links below it; tells whether the key is done. */
  const moveFocus = (event: KeyboardEvent): boolean => {
    const links = [...(resultsRef.current?.querySelectorAll('a') ?? [])];
    const at =
      document.activeElement === field.current
        ? 'field'
        : links.findIndex((link) => link.contains(document.activeElement));
    const move = at === -1 ? null : findFocusMove(event, at, links.length);
    if (move === null) return false;
    (move.to === 'field' ? field.current : links[move.to])?.focus();
    return !move.isTyped;
  };
  return (
    <>
      {openButton}
      {/* The phone's Back button closes a modal dialog natively, and fires `close`. */}
      <Sheet
        ref={dialog}
        aria-labelledby={state.hasTag('open') ? `${id}-title` : undefined}
        onClose={() => send({ type: 'ESCAPE' })}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          const isMoved = moveFocus(event.nativeEvent);
          // Browsers would clear the field first, and close at the second press.
          if (!isMoved && event.key === 'Escape') send({ type: 'ESCAPE' });
          if (isMoved || event.key === 'Escape') event.preventDefault();
        }}
        onClick={({ target, currentTarget, clientX }) => {
          const { left, right } = currentTarget.getBoundingClientRect();
          if (target === currentTarget && (clientX < left || clientX >= right)) send({ type: 'SCRIM' });
        }}
      >
        {state.hasTag('open') && (
          <>
            <PageScrollLock />
            <DialogHeader>
              <DialogTitle id={`${id}-title`}>
                <label htmlFor={`${id}-query`}>{messages.label}</label>
              </DialogTitle>
              <DialogClose type="button" aria-label={messages.close} onClick={() => send({ type: 'CLOSE' })}>
                <Icon name="state-close" />
              </DialogClose>
            </DialogHeader>
            <WovenBorder />
            <SearchForm
              role="search"
              onSubmit={(event) => {
                event.preventDefault();
                send({ type: 'SUBMIT' });
              }}
            >
              <Input
                ref={takeField}
                id={`${id}-query`}
                type="search"
                enterKeyHint="go"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={searchLimits.query}
                aria-describedby={`${id}-hint`}
                value={query}
                onChange={({ target }) => send({ type: 'TYPE', query: target.value })}
                onBlur={() => send({ type: 'LEAVE' })}
              />
            </SearchForm>
            <Hint id={`${id}-hint`}>
              <span>{messages.hint}</span> <KeyHint>{messages.keys}</KeyHint>
            </Hint>
            <ResultsArea>
              <div role="status">{warning !== null && <SearchWarning sentence={warning} />}</div>
              <StatusText role="status">{getStatusText()}</StatusText>
              {isLoading && hasQuery && <DelayedText>{messages.loading}</DelayedText>}
              {isEmpty && <Suggestion>{messages.nothingTry}</Suggestion>}
              {isDanger && !showsStart && <SearchEmergencyNumber />}
              <ResultsFrame ref={resultsRef}>
                {results.length > 0 && <SearchResults results={results} />}
                {isUnsure && !isDanger && !showsStart && <SearchEmergencyNumber />}
                {showsStart && <SearchEmptyState />}
              </ResultsFrame>
            </ResultsArea>
          </>
        )}
      </Sheet>
    </>
  );
};
