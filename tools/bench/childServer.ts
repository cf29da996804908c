/** Reads the address of a server in a child process from the line that it prints. */
import type { ChildProcess } from 'node:child_process';

export function readServerAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, address] = /is at (\S+)$/m.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('close', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}
