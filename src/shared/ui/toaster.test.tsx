import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toast, Toaster } from './toaster';

describe('Toaster', () => {
  it('renders nothing until the first toast, and then shows it', async () => {
    const { container } = render(<Toaster />);
    expect(container).toBeEmptyDOMElement();
    act(() => toast.success('Listing posted', { description: 'It is in the marketplace now.' }));
    const title = await screen.findByText('Listing posted');
    // sonner fades toasts in.
    await waitFor(() => expect(title).toBeVisible());
    expect(screen.getByText('It is in the marketplace now.')).toBeVisible();
  });
});
