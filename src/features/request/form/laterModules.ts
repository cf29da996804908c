/**
 * The modules that a form needs later. Once it is hydrated: the request, with its draft. Once it is filled in: the rules of the
 * answers, with yup, the places of a half day, and the confirmation. The page loads these at the first touch. The signal may be
 * gone by then, so the service worker stores them in idle time (src/app/LazyPage.tsx). Without a worker the page itself loads
 * them then.
 */
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { failToLoad } from '../../../firestore/errors.ts';
import { createModuleLoader } from '../../../lib/createModuleLoader.ts';
import { hasServiceWorker } from '../../../lib/hasServiceWorker.ts';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { useModule } from '../../../lib/useModule.ts';
import { waitForIdle } from '../../../lib/waitForIdle.ts';
import { isDataLimited } from '../../../ssr/hydration/dataSaverChoice.ts';

const requestParts = createModuleLoader(() => importWithRetry(() => import('./requestParts.ts')));
const answersCheck = createModuleLoader(() => importWithRetry(() => import('../submission/checkAnswers.ts')));
const confirmation = createModuleLoader(() => importWithRetry(() => import('../receipt/Confirmation.tsx')));
const placeAnswers = createModuleLoader(() => importWithRetry(() => import('../submission/placeAnswers.ts')));

/** A failed load is a StoreFailure. */
export const loadAnswersCheck = (): ReturnType<typeof answersCheck.load> =>
  answersCheck.load().catch(failToLoad);
export const loadPlaceAnswers = (): ReturnType<typeof placeAnswers.load> =>
  placeAnswers.load().catch(failToLoad);

const loadAll = (): void => {
  for (const loader of [answersCheck, confirmation, placeAnswers]) loader.load().catch(() => {});
};

/** Events that begin to fill in a form: by hand, by the keyboard, by the browser. */
const touches = ['pointerdown', 'focusin', 'input'] as const;

export type RequestParts = typeof import('./requestParts.ts');

/**
 * Loads the request once the form is hydrated; where that fails, again at each touch.
 * @returns the module, null until it is loaded, and a function that loads it, whose promise rejects when it cannot be
 */
export const useRequestParts = (form: RefObject<HTMLFormElement | null>, isHydrated: boolean) => {
  const [parts, setParts] = useState<RequestParts | null>(requestParts.getLoaded());
  // A transition, because a key in the form must not wait until all that the request brings is rendered.
  const load = useCallback(
    () => requestParts.load().then((loaded) => startTransition(() => setParts(loaded))),
    [],
  );
  const isAwaited = isHydrated && parts === null;
  useEffect(() => {
    if (!isAwaited) return;
    const tryToLoad = () => void load().catch(() => {});
    const element = form.current;
    tryToLoad();
    for (const touch of touches) element?.addEventListener(touch, tryToLoad);
    return () => {
      for (const touch of touches) element?.removeEventListener(touch, tryToLoad);
    };
  }, [form, isAwaited, load]);
  return [parts, load] as const;
};

/**
 * Loads the others when the form is touched; without a worker also once the page is idle, unless data is limited.
 * @param isTouched whether it has answers already
 */
export const useLaterModules = (form: RefObject<HTMLFormElement | null>, isTouched: boolean): void => {
  useEffect(() => {
    if (isTouched) return loadAll();
    const element = form.current;
    for (const touch of touches) element?.addEventListener(touch, loadAll, { once: true });
    void waitForIdle().then(() => {
      if (!hasServiceWorker() && !isDataLimited()) loadAll();
    });
    return () => {
      for (const touch of touches) element?.removeEventListener(touch, loadAll);
    };
  }, [form, isTouched]);
};

/**
 * The component of the confirmation; null until it is loaded.
 * @throws while rendering, when it cannot be loaded
 */
export const useConfirmation = (isNeeded: boolean) => {
  const { module, failure } = useModule(confirmation, isNeeded);
  if (failure !== null) throw failure;
  return module?.Confirmation ?? null;
};
