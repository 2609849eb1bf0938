import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HydrationMarker } from './hydration-marker';

it('ends hydration and repeats an early press once', () => {
  const onPress = vi.fn<() => void>();
  document.documentElement.dataset['hydrating'] = '';
  const button = document.createElement('button');
  document.body.append(button);
  button.addEventListener('click', onPress);
  globalThis.pressedBeforeHydration = button;
  const { unmount } = render(<HydrationMarker />);
  expect(document.documentElement).not.toHaveAttribute('data-hydrating');
  expect(onPress).toHaveBeenCalledOnce();
  unmount();
  render(<HydrationMarker />);
  expect(onPress).toHaveBeenCalledOnce();
  button.remove();
});

it('forgets a button that is no longer on the page', () => {
  const onPress = vi.fn<() => void>();
  const button = document.createElement('button');
  button.addEventListener('click', onPress);
  globalThis.pressedBeforeHydration = button;
  render(<HydrationMarker />);
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
