import type { BrowserContext, Page, Route } from 'playwright-core';
import { mapMessages } from '../../../../src/i18n/en/map.ts';
import { tilePicture, tileUrlPattern } from '../../../support/browser/tiles.ts';
import { byButton, byText, type PageModel, type Stage } from './pageModel.ts';

const { street: messages, drawn } = mapMessages.english;

/** Requested tiles without a response yet; `first` resolves with the first request. */
interface PendingTiles {
  readonly routes: Route[];
  readonly first: Promise<void>;
  readonly add: (route: Route) => void;
}

const createPendingTiles = (): PendingTiles => {
  const routes: Route[] = [];
  let resolve = () => {};
  const first = new Promise<void>((done) => {
    resolve = done;
  });
  const add = (route: Route) => {
    routes.push(route);
    resolve();
  };
  return { routes, first, add };
};

const pendingTiles = new WeakMap<BrowserContext, PendingTiles>();

const answerAll = async ({ context }: Stage, answer: (route: Route) => Promise<void>) => {
  const { routes, first } = pendingTiles.get(context)!;
  await first;
  await Promise.all(routes.splice(0).map(answer));
};

const map = (page: Page) => page.getByRole('region', { name: messages.label });
const mapKey = (page: Page) => page.getByText(drawn.key);

export const streetMap: PageModel = {
  path: '/Tourism-Map',
  // The browser caches loaded tiles, so each run is short and has a map of its own.
  maxSteps: 4,
  mayLog: [/^The street map could not be fetched/, /net::ERR_/],
  realChoices: ['loadCode:loaded'],
  prepare: (context) => context.route(tileUrlPattern, (route) => pendingTiles.get(context)?.add(route)),
  seedStorage: async ({ context }) => pendingTiles.set(context, createPendingTiles()),
  interactions: {
    SHOW: ({ page }) => byButton(new RegExp(`^(${messages.show}|${messages.again})$`))(page).click(),
    HIDE: ({ page }) => byButton(messages.hide)(page).click(),
    TILE_LOADED: (stage) =>
      answerAll(stage, (route) => route.fulfill({ body: tilePicture, contentType: 'image/png' })),
    TILES_FAILED: (stage) => answerAll(stage, (route) => route.abort()),
  },
  states: {
    'streetMap.idle': { visible: [mapKey, byButton(messages.show), byText(messages.ask)] },
    'streetMap.loading.loadingCode': {
      visible: [mapKey, byButton(messages.hide), byText(messages.onItsWay)],
    },
    'streetMap.loading.loadingTiles': {
      visible: [mapKey, byButton(messages.hide), byText(messages.onItsWay)],
    },
    'streetMap.shown': { visible: [map, byButton(messages.hide), byText(messages.shown)] },
    'streetMap.failed': { visible: [mapKey, byText(messages.failed), byButton(messages.again)] },
  },
  tags: {
    svgVisible: (page) => page.locator('path.ground'),
    loading: byText(messages.onItsWay),
    mounted: { attached: (page) => page.locator('.leaflet-container') },
    failed: byText(messages.failed),
  },
};
