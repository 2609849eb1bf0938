import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType, type RefObject } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { useHasMoved } from '@/shared/lib/use-has-moved';
import { useLoaded } from './use-loaded';
import { useNear } from './use-near';

const never = () => () => undefined;

/** Whether the component stands on the page as it was written at build time, for as long as it is mounted. */
function useIsWritten(): boolean {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  // The first answer holds: with the second, it is at home in the browser.
  return useState(isTakenOver)[0];
}

/** Whether the focus is not in there, asked from when it matters: whoever stands on a link of what is written goes on from there. */
function useIsLeft(place: RefObject<HTMLElement | null>, asked: boolean): boolean {
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    const written = place.current;
    if (!asked || isLeft || !written) return undefined;
    const look = (next: EventTarget | null) => {
      if (!(next instanceof Node && written.contains(next))) setIsLeft(true);
    };
    look(document.activeElement);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => look(relatedTarget);
    written.addEventListener('focusout', onFocusOut);
    return () => written.removeEventListener('focusout', onFocusOut);
  }, [place, asked, isLeft]);
  return isLeft;
}

/**
 * A part of the public pages that is read before it is used, and the same for every visitor. On a page written at build time it stands
 * there as written, its links leading on, and gets to work when the reader first moves, when it is in view, or at once for a member, for
 * whom it may say something else. Elsewhere it is loaded with the page. Where its code cannot be had, what is written stays.
 */
export function island(load: () => Promise<ComponentType>) {
  const Part = lazy(async () => ({ default: await load() }));
  return function Island() {
    const isWritten = useIsWritten();
    const isMember = useAuth().status === 'authenticated';
    const hasMoved = useHasMoved();
    const { place, near } = useNear<HTMLDivElement>(0, !isWritten);
    const atWork = useLoaded(load, isWritten && (near || hasMoved || isMember));
    const isLeft = useIsLeft(place, atWork !== null);
    if (isWritten && !(atWork && isLeft)) {
      // React leaves what stands in there as it is.
      return <div key="written" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    }
    return (
      <div key="at-work">
        {atWork ? (
          atWork({})
        ) : (
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Part />
          </Suspense>
        )}
      </div>
    );
  };
}
