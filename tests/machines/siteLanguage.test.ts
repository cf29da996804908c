/** Messages of a language that is no longer wanted are not applied, whenever they arrive. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { siteLanguageMachine } from '../../machines/site/siteLanguage.ts';

describe('§2 a language chosen while another one loads', () => {
  it('applies only the messages of the language chosen last, in any order of arrival', async () => {
    const pending = new Map<string, (messages: string) => void>();
    const applied: unknown[] = [];
    const actor = createActor(
      siteLanguageMachine.provide({
        actors: {
          loadMessages: fromPromise(
            ({ input }) => new Promise((resolve) => pending.set(input.language, resolve)),
          ),
        },
        actions: { applyLanguage: (_, chosen) => applied.push(chosen) },
      }),
      { input: { language: 'en' } },
    );
    actor.start();
    actor.send({ type: 'CHOOSE', language: 'fil' });
    actor.send({ type: 'CHOOSE', language: 'ceb' });
    pending.get('fil')!('Filipino');
    pending.get('ceb')!('Cebuano');
    await waitFor(actor, (state) => state.matches('idle'));
    expect(applied).toEqual([{ language: 'ceb', messages: 'Cebuano' }]);
    actor.stop();
  });
});
