import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/kit/ui/dialog';
import { Drawer } from '@/kit/ui/drawer';
import { setUpUser } from '../../../tests/user';
import { ConfirmDialogContent } from './confirm-dialog-content';

describe('the dialogs that all others are made of', () => {
  const close = vi.fn<(open: boolean) => void>();
  const act = vi.fn<() => void>();
  const props = { open: true, onOpenChange: close, title: 'Details' };
  const button = (
    <button type="button" onClick={act}>
      Delete
    </button>
  );
  it.each([
    ['Dialog', <Dialog key="" {...props} footer={button} />],
    [
      'Drawer',
      <Drawer key="" {...props}>
        {button}
      </Drawer>,
    ],
    ['ConfirmDialog', <ConfirmDialogContent key="" {...props} description="" confirmLabel="Delete" onConfirm={act} />],
  ])('ignores a sentence that is typed into a %s without fields', async (_, dialog) => {
    render(dialog);
    expect(screen.getByText('Details')).toHaveFocus();
    await setUpUser().keyboard('Please add the parcel map. ');
    expect([close.mock.calls, act.mock.calls]).toEqual([[], []]);
    expect(screen.getByText('Details')).toHaveFocus();
  });
});
