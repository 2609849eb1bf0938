import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';
import { setUpUser } from '../../../tests/user';

describe('Dialog', () => {
  it('closes when the page around it is pressed, but not when a toast is', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <>
        <p>Page</p>
        <div data-sonner-toaster>
          <p>Toast</p>
        </div>
        <Dialog open onOpenChange={onOpenChange} title="Report" />
      </>,
    );
    const user = setUpUser();
    await user.click(screen.getByText('Toast'));
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.click(screen.getByText('Page'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('opens on its first field, with Close as the last stop of Tab', async () => {
    render(
      <Dialog
        open
        onOpenChange={vi.fn<(open: boolean) => void>()}
        title="Report"
        footer={<button type="button">Send</button>}
      >
        <a href="/rules">Rules</a>
        <input type="file" aria-label="Files" />
        <textarea aria-label="Reason" />
      </Dialog>,
    );
    const user = setUpUser();
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('stops the page from scrolling while a dialog is open', () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const dialogs = (report: boolean, block: boolean) => (
      <>
        <Dialog open={report} onOpenChange={onOpenChange} title="Report" />
        <Dialog open={block} onOpenChange={onOpenChange} title="Block" />
      </>
    );
    const { rerender } = render(dialogs(true, true));
    const { style } = document.documentElement;
    expect(style.overflow).toBe('hidden');
    rerender(dialogs(true, false));
    expect(style.overflow).toBe('hidden');
    rerender(dialogs(false, false));
    expect(style.overflow).toBe('');
  });
});
