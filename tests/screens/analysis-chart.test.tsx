import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ResourcesScreen from '@/routes/app/resources-screen';
import { paths } from '@/shared/config/paths';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

afterEach(() => vi.unstubAllGlobals());

it('loads the chart of an initially empty deal when it scrolls near', async () => {
  server.use(rows('resources', []), rows('users', [member()]));
  const observe = vi.fn<IntersectionObserver['observe']>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      unobserve = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  renderScreen(<ResourcesScreen />, {
    at: `${paths.resources}?deal=1_wholesale`,
    path: paths.resources,
    user: someMember,
  });
  await screen.findByLabelText('Purchase price');
  expect(screen.queryByText('What affects the result?')).not.toBeInTheDocument();
  expect(observe).not.toHaveBeenCalled();
  for (const [name, value] of [
    ['Purchase price', '100000'],
    ['Repairs', '40000'],
    ['After-repair value (ARV)', '250000'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  }
  expect(await screen.findByText('What affects the result?')).toBeInTheDocument();
  expect(observe).toHaveBeenCalled();
});
