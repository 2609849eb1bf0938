import { House, RotateCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { reloadPage } from '@/platform/navigation/browser-navigation';
import { HydrationMarker } from '@/platform/hydration/hydration-marker';
import { Button, ButtonAnchor } from '@/kit/ui/button';
import { isMissingChunk } from '@/platform/errors/missing-chunk';

function explain(error: unknown, online: boolean) {
  if (!isMissingChunk(error)) {
    return {
      title: 'Something went wrong',
      text: 'This page hit an error. Your saved work is safe. Reload to try again, or go back to the home page.',
    };
  }
  return online
    ? {
        title: 'A new version is available',
        text: 'This page was updated while you had it open. Reload to get the new version.',
      }
    : {
        title: 'You’re offline',
        text: 'We couldn’t load this part of the page. It will load when you’re back online.',
      };
}

/**
 * Explains a crash and offers Reload and Go home. Reloads when back online if only the network was missing. Uses no
 * router, because the router may have failed.
 */
export function CrashScreen({ error }: { error: unknown }) {
  const online = navigator.onLine;
  const { title, text } = explain(error, online);
  const waitsForNetwork = !online && isMissingChunk(error);
  useEffect(() => {
    if (!waitsForNetwork) return undefined;
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, [waitsForNetwork]);
  const Icon = online ? TriangleAlert : WifiOff;
  return (
    <div role="alert" className="flex min-h-[70dvh] flex-col items-center justify-center px-6 py-16 text-center">
      <span className="mb-5 flex size-14 items-center justify-center rounded-full bg-amber-soft text-amber-ink">
        <Icon aria-hidden className="size-7" />
      </span>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      <p className="mt-2 max-w-md text-balance text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button icon={<RotateCw aria-hidden />} onClick={reloadPage}>
          Reload
        </Button>
        <ButtonAnchor href="/" variant="secondary" icon={<House aria-hidden />}>
          Go home
        </ButtonAnchor>
      </div>
      <HydrationMarker />
      {import.meta.env.DEV ? (
        <pre className="mt-8 max-w-full overflow-x-auto text-left text-xs text-muted">{String(error)}</pre>
      ) : null}
    </div>
  );
}
