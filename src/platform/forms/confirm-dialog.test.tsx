import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';
import { setUpUser } from '../../../tests/user';

function Deletion({ onConfirm }: { onConfirm: () => void | Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this listing?"
        description="Its pictures go with it."
        confirmLabel="Delete listing"
        busyLabel="Deleting..."
        onConfirm={onConfirm}
      />
    </>
  );
}

async function openDialog(onConfirm: () => void | Promise<void>) {
  render(<Deletion onConfirm={onConfirm} />);
  const user = setUpUser();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  return user;
}

describe('ConfirmDialog', () => {
  it('stays open until the action is done, then closes', async () => {
    let finish: (() => void) | undefined;
    const user = await openDialog(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete listing' }));
    expect(screen.getByRole('button', { name: 'Deleting...' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    finish?.();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('stays open with a message if the action fails', async () => {
    const user = await openDialog(() => Promise.reject(new Error('no network')));
    await user.click(screen.getByRole('button', { name: 'Delete listing' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete listing' })).toBeEnabled();
  });
});
