import { act, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';

type Load = () => Promise<() => ReactNode>;

const Footer = () => <a href="/about">About</a>;

/** Loads the modules again, as a new page does: the user hasn't interacted yet. */
async function setUp(load: Load) {
  vi.resetModules();
  const [{ lazyHydrate }, { AuthProvider }] = await Promise.all([
    import('@/platform/hydration/lazy-hydrate'),
    import('@/platform/auth/auth-provider'),
  ]);
  const Part = lazyHydrate(load);
  return function Page() {
    const [count, setCount] = useState(0);
    return (
      <AuthProvider>
        <button type="button" onClick={() => startTransition(() => setCount(count + 1))}>
          Count {count}
        </button>
        <Part />
      </AuthProvider>
    );
  };
}

async function hydrate(load: Load) {
  vi.stubGlobal('document', undefined);
  const ServerPage = await setUp(() => Promise.resolve(Footer));
  const { prelude } = await prerender(<ServerPage />);
  const html = await new Response(prelude).text();
  vi.unstubAllGlobals();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const link = screen.getByRole('link');
  const Page = await setUp(load);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  act(() => {
    hydrateRoot(container, <Page />, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return link;
}

const interact = () => act(async () => window.dispatchEvent(new Event('pointermove')));

describe('lazyHydrate', () => {
  it('shows the prerendered HTML, and loads the code at the first interaction', async () => {
    const load = vi.fn<Load>(() => Promise.resolve(Footer));
    const link = await hydrate(load);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('link')).toBe(link);
    await interact();
    expect(load).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('link', { name: 'About' })).not.toBe(link));
  });

  it('leaves the focus on a link of the prerendered HTML', async () => {
    const link = await hydrate(() => Promise.resolve(Footer));
    link.focus();
    await interact();
    expect(link).toHaveFocus();
    act(() => link.blur());
    await waitFor(() => expect(screen.getByRole('link', { name: 'About' })).not.toBe(link));
  });

  it('leaves the prerendered HTML when the code cannot be loaded, and does not hold back updates', async () => {
    const link = await hydrate(() => Promise.reject(new Error('offline')));
    await interact();
    act(() => screen.getByRole('button').click());
    expect(await screen.findByRole('button', { name: 'Count 1' })).toBeVisible();
    expect(screen.getByRole('link')).toBe(link);
  });

  it('loads right away on a page that was not prerendered', async () => {
    const Page = await setUp(() => Promise.resolve(Footer));
    render(<Page />);
    expect(await screen.findByRole('link', { name: 'About' })).toBeVisible();
  });
});
