/**
 * The embedded store with the callers of Cloud Firestore: by itself it knows no accounts, but it has the rules of the cloud,
 * which knows some. Over HTTP, with the callers of the cases by their tokens.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '../../server/firestore/lib/body.ts';
import type { FirestoreError } from '../../server/firestore/protocol/errors.ts';
import { toErrorResponse } from '../../server/firestore/protocol/responses.ts';
import { compileRules } from '../../server/firestore/rules/compile.ts';
import { openStore } from '../../server/firestore/store.ts';
import { embeddedProjectId } from '../../src/firestore/settings.ts';
import { createCallerAuth, createCallerToken, type SignedInCaller } from './callers.ts';
import { firestoreRules, type StartedStore } from './stores.ts';

const staffToken = 'staff';

export async function startEmbeddedAsCloud(): Promise<StartedStore> {
  const store = openStore({
    projectId: embeddedProjectId,
    file: ':memory:',
    rules: compileRules(firestoreRules),
    now: Date.now,
    indexes: null,
  });
  const callers = new Map(
    (['signedIn', 'clerk'] satisfies SignedInCaller[]).map((one) => [
      `Bearer ${createCallerToken(one)}`,
      createCallerAuth(one),
    ]),
  );
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const { authorization = '' } = request.headers;
    const auth = callers.get(authorization);
    const staff = authorization === `Bearer ${staffToken}`;
    const { status, text } = await readBody(request).then(
      (body) => store.answer({ method, path, body, staff, ...(auth !== undefined && { auth }) }),
      (refusal: FirestoreError) => toErrorResponse(refusal),
    );
    response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    site: { address, project: embeddedProjectId, staffToken },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      store.close();
    },
  };
}
