/** Failures 6: a part of the staff page whose files a deploy has removed. */
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { importWithRetry } from '../../../src/lib/importWithRetry.ts';
import { FetchError } from '../../../src/staff/FetchError.tsx';
import { staffPageMessages } from '../../../src/staff/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';

const { notFetched, outdated } = staffPageMessages;

const requestFile = async (status: number) => {
  const answer = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status }));
  await importWithRetry(async () => {}, '/assets/HallTab-4f3a9c1b.js').catch(() => {});
  answer.mockRestore();
};

it('§7 a part that failed to load names the connection, and after a missing file the older page', async () => {
  const again = vi.fn();
  await requestFile(503);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  root.render(<FetchError onAgain={again} />);
  const alert = page.getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent(`${notFetched}${staffMessages.failures.unreachable}${staffMessages.again}`);
  await page.getByRole('button', { name: staffMessages.again }).click();
  expect(again).toHaveBeenCalledOnce();
  await requestFile(404);
  await expect.element(alert).toHaveTextContent(`${notFetched}${outdated.why}${outdated.reload}`);
  expect(page.getByRole('button', { name: staffMessages.again }).query()).toBeNull();
});
