/** States as people name them. */
import type { AnyMachineSnapshot } from 'xstate';

/** 'formRequest.submitting.saving' → 'submitting.saving'; the machine itself keeps its name. */
export const withoutMachine = (id: string): string => id.replace(/^[^.]*\./, '');

/** The ids of all states that are entered. */
export const activeIds = (state: AnyMachineSnapshot): readonly string[] => state._nodes.map(({ id }) => id);

/** 'submitting.trying.saving'; of a parallel machine 'tab.kept, phone.off' */
export const stateName = (state: AnyMachineSnapshot): string =>
  state._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => withoutMachine(id))
    .join(', ');

/** 65250 → '1:05.250' */
export const clockFace = (ms: number): string => {
  const [minutes, rest] = [Math.floor(ms / 60_000), ms % 60_000];
  const hours =
    minutes >= 60 ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` : `${minutes}`;
  return `${hours}:${(rest / 1_000).toFixed(3).padStart(6, '0')}`;
};

/** 10000 → '10 s' */
export const lengthOf = (ms: number): string => {
  if (ms >= 3_600_000) return `${+(ms / 3_600_000).toFixed(2)} h`;
  if (ms >= 60_000) return `${+(ms / 60_000).toFixed(2)} min`;
  return ms >= 1_000 ? `${+(ms / 1_000).toFixed(3)} s` : `${ms} ms`;
};
