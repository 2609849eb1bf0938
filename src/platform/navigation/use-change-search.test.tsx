import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { useChangeSearch } from './use-change-search';

it('makes both of two changes that come before the first is rendered', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/?a=1']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ one: useChangeSearch(), other: useChangeSearch(), search: useLocation().search }),
    { wrapper },
  );
  await act(async () => {
    result.current.one((now) => ({ ...now, search: `${now.search}&b=2` }));
    result.current.other((now) => ({ ...now, search: `${now.search}&c=3` }));
  });
  expect(result.current.search).toBe('?a=1&b=2&c=3');
});
