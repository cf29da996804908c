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
    tags: {} as 'loading' | 'failed',
  },
  actors: {
    /** The messages of a language, in any format. */
    loadMessages: unprovidedActor<unknown, { readonly language: string }>(),
  },
  actions: {
    /** Switches the page to the language and makes it the language of the next page. */
    applyLanguage: (_, _params: { readonly language: string; readonly messages: unknown }) => {},
    log: (_, _params: { readonly what: string }) => {},
  },
  guards: {
    isCurrent: ({ context, event }) => event.language === context.language,
    isOther: ({ context, event }) => event.language !== context.wanted,
  },
}).createMachine({
  id: 'siteLanguage',
  description: 'The language of the site, and the change to another one.',
  context: ({ input: { language } }) => ({ language, wanted: language }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The page shows the language that was chosen last.',
      on: {
        CHOOSE: {
          guard: 'isOther',
          target: 'loading',
          actions: assign({ wanted: ({ event }) => event.language }),
        },
      },
    },
    loading: {
      description: 'The page loads the messages of another language. Until they arrive nothing changes.',
      tags: ['loading'],
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          target: 'idle',
          actions: [
            assign({ language: ({ context }) => context.wanted }),
            {
              type: 'applyLanguage',
              params: ({ context, event }) => ({ language: context.wanted, messages: event.output }),
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
            guard: 'isCurrent',
            target: 'idle',
            actions: assign({ wanted: ({ event }) => event.language }),
          },
          {
            guard: 'isOther',
            target: 'loading',
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
            guard: 'isCurrent',
            target: 'idle',
            actions: assign({ wanted: ({ event }) => event.language }),
          },
          { target: 'loading', actions: assign({ wanted: ({ event }) => event.language }) },
        ],
      },
    },
  },
});
