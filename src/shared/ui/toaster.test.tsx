import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toast, Toaster } from './toaster';

describe('Toaster', () => {
  it('renders nothing until the first toast, and then shows even that one', async () => {
    const { container } = render(<Toaster />);
    expect(container).toBeEmptyDOMElement();
    act(() => toast.success('Listing posted', { description: 'It is in the marketplace now.' }));
    expect(await screen.findByText('Listing posted')).toBeVisible();
    expect(screen.getByText('It is in the marketplace now.')).toBeVisible();
  });
});
