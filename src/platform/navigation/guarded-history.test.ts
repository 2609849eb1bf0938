import { UNSAFE_createMemoryHistory as createMemoryHistory, type Location } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { guardedHistory, guardLeaving } from './guarded-history';

let unguard = () => {};
afterEach(() => unguard());

/** A history at `/form`, between two other entries, whose guard stays and notes how to leave after all. */
function guarded() {
  const memory = createMemoryHistory({
    initialEntries: ['/before', '/form', '/after'],
    initialIndex: 1,
    v5Compat: true,
  });
  const history = guardedHistory(memory);
  const shown = vi.fn<(location: Location) => void>();
  history.listen(({ location }) => shown(location));
  const asked = vi.fn<(path: string, leave: () => void) => void>();
  unguard = guardLeaving(({ pathname, search }, leave) => {
    asked(pathname + search, leave);
    return true;
  });
  return { history, shown, asked, leave: () => asked.mock.lastCall?.[1]() };
}

it.each<[string, string, (history: ReturnType<typeof guardedHistory>) => void]>([
  ['a link', '/other?page=2', (history) => history.push({ pathname: '/other', search: '?page=2' })],
  ['a redirect', '/other', (history) => history.replace('/other')],
  ['Back', '/before', (history) => history.go(-1)],
  ['Forward', '/after', (history) => history.go(1)],
])('asks before %s, stays, and leaves after all', (_, destination, go) => {
  const { history, shown, asked, leave } = guarded();
  go(history);
  go(history);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked.mock.lastCall?.[0]).toBe(destination);
  expect(history.location.pathname).toBe('/form');
  expect(shown).not.toHaveBeenCalled();
  leave();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(history.location.pathname + history.location.search).toBe(destination);
  expect(shown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pathname: history.location.pathname }));
});

it('asks no more once the screen is gone', () => {
  const { history, shown, asked } = guarded();
  unguard();
  history.go(-1);
  expect(asked).not.toHaveBeenCalled();
  expect(shown).toHaveBeenCalledOnce();
});
