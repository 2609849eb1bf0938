import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ResourcesScreen from '@/routes/protected/resources-screen';
import { paths } from '@/shared/config/paths';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

afterEach(() => vi.unstubAllGlobals());

it('the chart of a deal of which nothing was known at first is loaded near the reader, too', async () => {
  server.use(rows('resources', []));
  const watched = vi.fn<IntersectionObserver['observe']>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = watched;
      unobserve = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  renderScreen(<ResourcesScreen />, { at: `${paths.resources}?deal=1_wholesale`, path: paths.resources });
  await screen.findByLabelText('Purchase price');
  expect(screen.queryByText('What does it hang on?')).not.toBeInTheDocument();
  expect(watched).not.toHaveBeenCalled();
  for (const [name, value] of [
    ['Purchase price', '100000'],
    ['Repairs', '40000'],
    ['After-repair value (ARV)', '250000'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  }
  expect(await screen.findByText('What does it hang on?')).toBeInTheDocument();
  expect(watched).toHaveBeenCalled();
});
