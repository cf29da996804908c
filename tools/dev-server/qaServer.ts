/** The server of the QA build: the usual site and store, with a clock that testers can move. */
import type { ServerResponse } from 'node:http';
import { readBody } from '../../packages/embedded-firestore/src/lib/index.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../server/http/server.ts';
import { createSiteHandler, type HttpHandler, requestPathOf, sendText } from '../../server/http/siteFiles.ts';
import { tryParseJson } from '../../src/lib/readFields.ts';
import {
  initialQaSetting,
  parseQaSetting,
  type QaSetting,
  settingName,
  settingPath,
  settingScript,
} from '../../src/qa/settings.ts';

/** @throws UserError, StoreBusy, StoreUnreadable */
export const startQaServer = ({ now = Date.now, ...options }: ServerOptions): Promise<RunningServer> => {
  let setting: QaSetting = initialQaSetting;
  // The QA build prerenders no pages.
  const site = createSiteHandler(
    options.dist,
    { get: async () => null },
    { get: async () => null },
    () => true,
  );

  const sendUncached = (response: ServerResponse, type: string, text: string): void => {
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
    response.end(text);
  };
  const receiveSetting: HttpHandler = async (request, response) => {
    const parsedSetting = parseQaSetting(tryParseJson(await readBody(request).catch(() => '')));
    if (parsedSetting === null) return sendText(response, 400, 'This is no setting.');
    setting = parsedSetting;
    response.writeHead(204).end();
  };
  return startServer({
    ...options,
    now: () => now() + setting.ahead,
    middleware: async () => (request, response) => {
      const path = requestPathOf(request);
      const json = JSON.stringify(setting);
      if (path === settingScript)
        sendUncached(response, 'text/javascript', `globalThis.${settingName} = ${json};\n`);
      else if (path !== settingPath) void site(request, response);
      else if (request.method === 'POST') void receiveSetting(request, response);
      else sendUncached(response, 'application/json', json);
    },
  });
};
