import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AtWork } from './at-work';

it('ends the waiting, and presses what was pressed before', () => {
  const onPress = vi.fn<() => void>();
  document.documentElement.dataset['waiting'] = '';
  const written = document.createElement('button');
  document.body.append(written);
  written.addEventListener('click', onPress);
  globalThis.earlyPress = written;
  const { unmount } = render(<AtWork />);
  expect(document.documentElement).not.toHaveAttribute('data-waiting');
  expect(onPress).toHaveBeenCalledOnce();
  unmount();
  render(<AtWork />);
  expect(onPress).toHaveBeenCalledOnce();

  // Drawn anew, it is another button.
  written.remove();
  globalThis.earlyPress = written;
  render(<AtWork />);
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
