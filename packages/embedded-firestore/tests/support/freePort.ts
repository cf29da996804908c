/** A port on which nothing listens, for a program that cannot choose one by itself. */
import { once } from 'node:events';
import { createServer } from 'node:net';

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, 'close');
  return port;
}
