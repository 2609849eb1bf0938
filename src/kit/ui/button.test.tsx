import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import { setUpUser } from '../../../tests/user';

describe('busy Button', () => {
  it('holds the focus while busy, shows its busy label, and ignores clicks', async () => {
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
    const user = setUpUser();
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
