import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadPage } from '@/shared/navigation/browser-navigation';
import { ErrorBoundary } from '@/shared/layout/error-boundary';
import { expectConsoleError } from '../console-errors';

function Broken({ error }: { error: Error }): never {
  throw error;
}

function fail(error: Error) {
  render(
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
  );
  expectConsoleError();
}

const chunkError = new TypeError('Failed to fetch dynamically imported module: http://x/assets/home-1234.js');

describe('ErrorBoundary', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('explains the crash and offers Reload and Go home', () => {
    fail(new Error('boom'));
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  });

  it('recognizes a chunk that is missing after a deployment', () => {
    fail(chunkError);
    expect(screen.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
  });

  it('recognizes a chunk that is missing because of the network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail(chunkError);
    expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    // The page reloads automatically once the network is back.
    fireEvent(window, new Event('online'));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('does not reload when back online after a different error', () => {
    vi.mocked(reloadPage).mockClear();
    fail(new Error('boom'));
    fireEvent(window, new Event('online'));
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
