import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OfflineNotice } from './offline-notice';

describe('OfflineNotice', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows while the browser is offline', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    render(<OfflineNotice />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const turn = (on: boolean) => {
      online.mockReturnValue(on);
      act(() => {
        window.dispatchEvent(new Event(on ? 'online' : 'offline'));
      });
    };
    turn(false);
    expect(screen.getByRole('status')).toHaveTextContent('You’re offline.');
    turn(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
