import { House, RotateCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { reload } from '@/shared/lib/leave';
import { AtWork } from './at-work';
import { Button, ButtonAnchor } from './button';
import { isMissingChunk } from './missing-chunk';

function explain(error: unknown, online: boolean) {
  if (!isMissingChunk(error)) {
    return {
      title: 'Something went wrong',
      text: 'This screen ran into an error. What you saved is safe. Reload to try again; if it happens again, go home and take another way.',
    };
  }
  return online
    ? {
        title: 'A new version is available',
        text: 'This page was updated while you had it open. Reload to get the new version.',
      }
    : {
        title: 'You are offline',
        text: 'This part of the page could not be loaded. It loads when your connection is back.',
      };
}

/**
 * What happened, Reload, and a way home; what only lacked the network is loaded when that is back. Needs no router, as that
 * may be what failed.
 */
export function CrashScreen({ error }: { error: unknown }) {
  const online = navigator.onLine;
  const { title, text } = explain(error, online);
  const waiting = !online && isMissingChunk(error);
  useEffect(() => {
    if (!waiting) return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [waiting]);
  const Icon = online ? TriangleAlert : WifiOff;
  return (
    <div role="alert" className="flex min-h-[70dvh] flex-col items-center justify-center px-6 py-16 text-center">
      <span className="mb-5 flex size-14 items-center justify-center rounded-full bg-amber-soft text-amber-ink">
        <Icon aria-hidden className="size-7" />
      </span>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      <p className="mt-2 max-w-md text-balance text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button icon={<RotateCw aria-hidden />} onClick={reload}>
          Reload
        </Button>
        <ButtonAnchor href="/" variant="secondary" icon={<House aria-hidden />}>
          Go home
        </ButtonAnchor>
      </div>
      <AtWork />
      {import.meta.env.DEV ? (
        <pre className="mt-8 max-w-full overflow-x-auto text-left text-xs text-muted">{String(error)}</pre>
      ) : null}
    </div>
  );
}
