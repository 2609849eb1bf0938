import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for an element and for the focus on it, which effects move after the element has appeared. */
export async function expectFocused(found: Promise<HTMLElement>): Promise<void> {
  const element = await found;
  await waitFor(() => expect(element).toHaveFocus());
}
