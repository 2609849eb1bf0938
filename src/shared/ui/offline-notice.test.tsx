import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OfflineNotice } from './offline-notice';

describe('OfflineNotice', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('comes with the loss of the network and goes with its return', () => {
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
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
    turn(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
