import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as browserNavigation from '@/platform/navigation/browser-navigation';
import { Toaster } from '@/kit/ui/toaster';
import { registerWorker } from './register';

class FakeWorker extends EventTarget {
  state = 'installing';
  sent: unknown[] = [];
  postMessage = (message: unknown) => void this.sent.push(message);
}

/** What a browser has, of which tests change the state. */
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker();
  registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
  });
  register = () => Promise.resolve(this.registration);
}

const container = new FakeContainer();

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('offers a new version once it waits, and reloads only when the member agrees', async () => {
  const reload = vi.spyOn(browserNavigation, 'reloadPage').mockReturnValue();
  render(<Toaster />);
  await registerWorker();
  const { registration } = container;
  const next = new FakeWorker();
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  next.dispatchEvent(new Event('statechange'));
  expect(screen.queryByText('A new version is ready')).toBeNull();
  registration.waiting = next;
  act(() => void next.dispatchEvent(new Event('statechange')));
  const button = await screen.findByRole('button', { name: 'Reload' });
  expect(next.sent).toEqual([]);
  button.click();
  expect(next.sent).toEqual(['activate']);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});
