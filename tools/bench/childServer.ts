/** A server of its own process, by the line in which it says where it is. */
import type { ChildProcess } from 'node:child_process';

export function addressSaidBy(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const [, address] = /is at (\S+)$/m.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('close', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}
