import { clsx } from 'clsx';
import { ArrowLeft, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/kit/ui/button';
import { usePageTitle } from '@/platform/navigation/route-effects';

/** A back link above a screen's heading. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className={clsx(
        '-my-2 inline-flex min-h-11 max-w-full items-center gap-1.5 self-start text-sm',
        'font-medium text-muted hover:text-ink',
      )}
    >
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{children}</span>
    </Link>
  );
}

/** The state for a forum or topic that doesn't exist for the viewer. */
function NotFound({ title, text, back, backLabel }: { title: string; text: string; back: string; backLabel: string }) {
  usePageTitle(title);
  return (
    <div className="flex min-h-[50dvh] flex-col items-center justify-center px-6 py-16 text-center">
      <SearchX aria-hidden className="size-10 text-muted" />
      <h1 className="mt-4 text-2xl font-bold tracking-tight">{title}</h1>
      <p className="mt-2 max-w-md text-muted">{text}</p>
      <ButtonLink to={back} variant="secondary" className="mt-6" icon={<ArrowLeft aria-hidden />}>
        {backLabel}
      </ButtonLink>
    </div>
  );
}

/** Shown instead of a missing forum. */
export function ForumNotFound({ back }: { back: string }) {
  return (
    <NotFound
      title="Forum not found"
      text="It may have been removed, or the link may be incomplete."
      back={back}
      backLabel="Back to forums"
    />
  );
}

/** Shown instead of a topic that is missing or hidden by a block. */
export function TopicNotFound({ back }: { back: string }) {
  return (
    <NotFound
      title="Topic not found"
      text="It may have been removed, or the link may be incomplete."
      back={back}
      backLabel="Back to the forum"
    />
  );
}
