/**
 * The language of the site. The citizen chooses a language in the header, the machine fetches its messages, and the page
 * switches in place and keeps every answer of a form. Pure: the messages and the storage of the choice are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

interface Context {
  /** The page's current language. */
  readonly language: string;
  /** The language chosen last. */
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
    /** The messages of a language, in any format. */
    fetchWords: unprovidedActor<unknown, { readonly language: string }>(),
  },
  actions: {
    /** Switches the page to the language and makes it the language of the next page. */
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
