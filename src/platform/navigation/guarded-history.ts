import { NavigationType, parsePath, type Location, type To, type UNSAFE_createBrowserHistory } from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/**
 * Called before the address changes. To stay, keeps `leave`, which makes the change after all, and returns true.
 */
type Guard = (next: Location, leave: () => void) => boolean;

/** Of the screens and dialogs that are open, the latest last. */
const guards: Guard[] = [];

/** Asks the guard about every change of the address until the returned function is called. */
export function guardLeaving(guard: Guard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

const mustStay = (next: Location, leave: () => void) => guards.some((guard) => guard(next, leave));

/**
 * A history whose links, redirects, Back, and Forward ask the guards first. React Router guards its data router only,
 * which every visitor would have to download.
 */
export function guardedHistory(history: History): History {
  /** The next arrival at another entry isn't the member's doing: it undoes theirs, or they were asked before. */
  let expected: 'undo' | 'leave' | null = null;

  const change = (method: 'push' | 'replace') => (to: To, state?: unknown) => {
    const next = { ...history.location, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to), state };
    if (!mustStay(next, () => history[method](to, state))) history[method](to, state);
  };

  return {
    ...history,
    // A copy of a getter would be its first value.
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: change('push'),
    replace: change('replace'),
    listen: (listener) =>
      history.listen((update) => {
        const { action, location, delta } = update;
        const was = expected;
        if (action === NavigationType.Pop) expected = null;
        if (was === 'undo') return;
        // The browser shows the new address already. Without a distance, it comes from elsewhere and can't be undone.
        if (action === NavigationType.Pop && was === null && delta !== null && delta !== 0) {
          const leave = () => {
            expected = 'leave';
            history.go(delta);
          };
          if (mustStay(location, leave)) {
            expected = 'undo';
            history.go(-delta);
            return;
          }
        }
        listener(update);
      }),
  };
}
