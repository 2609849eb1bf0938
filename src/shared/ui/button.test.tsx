import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';

describe('busy Button', () => {
  it('keeps the focus, shows its busy label, and ignores clicks', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} busyLabel="Signing in..." onClick={onClick}>
          Sign In
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Signing in...' });
    expect(button).toHaveFocus();
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
