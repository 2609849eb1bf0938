import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
// Loaded on first use, which takes long on a busy machine.
import './drawer';
import { LazyDrawer } from './lazy-dialogs';
import { setUpUser } from '../../../tests/user';

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <LazyDrawer open={open} onOpenChange={setOpen} title="Places">
        <a href="/marketplace">Marketplace</a>
      </LazyDrawer>
    </>
  );
}

describe('LazyDrawer', () => {
  it('opens on the first click, closes on Escape, and returns the focus', async () => {
    render(<Menu />);
    const user = setUpUser();
    const button = screen.getByRole('button', { name: 'Menu' });
    for (const _time of ['first', 'second']) {
      await user.click(button);
      expect(await screen.findByRole('dialog', { name: 'Places' })).toContainElement(screen.getByRole('link'));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    }
  });
});
