import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reload } from '@/shared/lib/leave';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { expectConsoleError } from '../console-errors';

vi.mock('@/shared/lib/leave', () => ({ reload: vi.fn<() => void>() }));

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

  it('says what happened, offers Reload and a way home', () => {
    fail(new Error('boom'));
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  });

  it('knows a missing file from a new version', () => {
    fail(chunkError);
    expect(screen.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
  });

  it('knows a missing file from a missing network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail(chunkError);
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    // It comes by itself when the network is back.
    fireEvent(window, new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('loads nothing anew where the network was not missing', () => {
    vi.mocked(reload).mockClear();
    fail(new Error('boom'));
    fireEvent(window, new Event('online'));
    expect(reload).not.toHaveBeenCalled();
  });
});
