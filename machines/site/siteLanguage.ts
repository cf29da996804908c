/**
 * The language of the site: another one is chosen in the header, its sentences are fetched, and the page that is there says
 * itself anew, with every answer of a form kept. Pure: the sentences, and what remembers the choice, are given.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

interface Context {
  /** What the page says itself in. */
  readonly language: string;
  /** What was chosen last. */
  readonly wanted: string;
}

export const siteLanguageMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly language: string },
    events: {} as { readonly type: 'CHOOSE'; readonly language: string },
    tags: {} as 'fetching' | 'failed',
  },
  actors: {
    /** The sentences of a language, whatever they are made of. */
    fetchWords: unprovidedActor<unknown, { readonly language: string }>(),
  },
  actions: {
    /** The page says itself in it, and the next page comes in it. */
    speak: (_, _chosen: { readonly language: string; readonly words: unknown }) => {},
    log: (_, _said: { readonly what: string }) => {},
  },
  guards: {
    isSpoken: ({ context, event }) => event.language === context.language,
    isOther: ({ context, event }) => event.language !== context.wanted,
  },
}).createMachine({
  id: 'siteLanguage',
  description: 'The language of the site, and the change to another one.',
  context: ({ input: { language } }) => ({ language, wanted: language }),
  initial: 'spoken',
  states: {
    spoken: {
      description: 'The page is in one language.',
      on: {
        CHOOSE: {
          guard: 'isOther',
          target: 'fetching',
          actions: assign({ wanted: ({ event }) => event.language }),
        },
      },
    },
    fetching: {
      description: 'The page loads another language. Until it arrives nothing changes.',
      tags: ['fetching'],
      invoke: {
        id: 'fetchWords',
        src: 'fetchWords',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          target: 'spoken',
          actions: [
            assign({ language: ({ context }) => context.wanted }),
            {
              type: 'speak',
              params: ({ context, event }) => ({ language: context.wanted, words: event.output }),
            },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
      on: {
        CHOOSE: [
          {
            guard: 'isSpoken',
            target: 'spoken',
            actions: assign({ wanted: ({ event }) => event.language }),
          },
          {
            guard: 'isOther',
            target: 'fetching',
            reenter: true,
            actions: assign({ wanted: ({ event }) => event.language }),
          },
        ],
      },
    },
    failed: {
      description:
        'The language failed to load. The page stays as it is, and says so; another press tries again.',
      tags: ['failed'],
      on: {
        CHOOSE: [
          {
            guard: 'isSpoken',
            target: 'spoken',
            actions: assign({ wanted: ({ event }) => event.language }),
          },
          { target: 'fetching', actions: assign({ wanted: ({ event }) => event.language }) },
        ],
      },
    },
  },
});
