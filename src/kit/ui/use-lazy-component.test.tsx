import { render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { useLazyComponent } from './use-lazy-component';
import { setUpUser } from '../../../tests/user';

const load = vi.fn<() => Promise<ComponentType>>();

function Page() {
  const [open, setOpen] = useState(false);
  const [failures, setFailures] = useState(0);
  const show = useLazyComponent(load, open, () => {
    setOpen(false);
    setFailures(failures + 1);
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{failures} failed</output>
      {show?.({})}
    </>
  );
}

it('downloads on demand, survives a failed download, and retries on the next demand', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValueOnce(() => <p>Here</p>);
  render(<Page />);
  const user = setUpUser();
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 failed'));
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
