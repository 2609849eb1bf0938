import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType, type RefObject } from 'react';
import { useInView } from '@/kit/hooks/use-in-view';
import { useAuth } from '@/platform/auth/auth-provider';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { useUserInteracted } from '@/kit/hooks/use-user-interacted';

/**
 * A component whose prerendered HTML stays as it is until it's needed: at the first interaction, when it's in view, or
 * immediately for a member, who may see something else. Without its code, the HTML stays readable and its links work.
 * On a page that wasn't prerendered, it's loaded like any lazy component.
 *
 * Not a suspended boundary that hydrates later: React would hold back every navigation until its code has arrived.
 */
export function lazyHydrate(load: () => Promise<ComponentType>) {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyHydrate() {
    const isPrerendered = useIsPrerendered();
    const isMember = useAuth().status === 'authenticated';
    const interacted = useUserInteracted();
    const { ref, inView } = useInView<HTMLDivElement>(0, !isPrerendered);
    const renderPart = useLazyComponent(load, isPrerendered && (inView || interacted || isMember));
    const isBlurred = useIsBlurred(ref, renderPart !== null);
    if (isPrerendered && !(renderPart && isBlurred)) {
      // React keeps the HTML it finds in there.
      return <div key="html" ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    }
    return (
      <div key="part">
        {renderPart ? (
          renderPart({})
        ) : (
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Part />
          </Suspense>
        )}
      </div>
    );
  };
}

const subscribeToNothing = () => () => undefined;

/** Whether the component was hydrated, and not rendered in the browser. Stays the same while it is mounted. */
function useIsPrerendered(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => typeof document !== 'undefined',
  );
  return useState(isHydrating)[0];
}

/** True once the focus is outside of the element, watched while `isWatched`: replacing the HTML would lose it. */
function useIsBlurred(ref: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isBlurred, setIsBlurred] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isWatched || isBlurred || !element) return undefined;
    const check = (focused: EventTarget | null) => {
      if (!(focused instanceof Node && element.contains(focused))) setIsBlurred(true);
    };
    check(document.activeElement);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => check(relatedTarget);
    element.addEventListener('focusout', onFocusOut);
    return () => element.removeEventListener('focusout', onFocusOut);
  }, [ref, isWatched, isBlurred]);
  return isBlurred;
}
