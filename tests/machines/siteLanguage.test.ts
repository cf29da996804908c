/** Words of a language that is no longer wanted are not spoken, whenever they come. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { siteLanguageMachine } from '../../machines/site/siteLanguage.ts';

describe('§2 the language that was chosen last', () => {
  it('is the one that is spoken, in whatever order the words come', async () => {
    const coming = new Map<string, (words: string) => void>();
    const spoken: unknown[] = [];
    const actor = createActor(
      siteLanguageMachine.provide({
        actors: {
          fetchWords: fromPromise(
            ({ input }) => new Promise((resolve) => coming.set(input.language, resolve)),
          ),
        },
        actions: { speak: (_, chosen) => spoken.push(chosen) },
      }),
      { input: { language: 'en' } },
    );
    actor.start();
    actor.send({ type: 'CHOOSE', language: 'fil' });
    actor.send({ type: 'CHOOSE', language: 'ceb' });
    coming.get('fil')!('Filipino');
    coming.get('ceb')!('Cebuano');
    await waitFor(actor, (state) => state.matches('spoken'));
    expect(spoken).toEqual([{ language: 'ceb', words: 'Cebuano' }]);
    actor.stop();
  });
});
