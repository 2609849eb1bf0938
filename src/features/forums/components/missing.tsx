import { ArrowLeft, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/shared/ui/button';
import { usePageTitle } from '@/shared/ui/route-effects';

/** The way back, over the heading of a screen. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-my-2 inline-flex min-h-11 max-w-full items-center gap-1.5 self-start text-sm font-medium text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{children}</span>
    </Link>
  );
}

/** There is no such forum or topic, or none for this reader. */
function Missing({ title, text, back, backLabel }: { title: string; text: string; back: string; backLabel: string }) {
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

/** A forum that is not there. */
export function ForumMissing({ back }: { back: string }) {
  return (
    <Missing
      title="Forum not found"
      text="It was removed, or the link is not complete."
      back={back}
      backLabel="Back to Forums"
    />
  );
}

/** A topic that is not there, or that a block hides. */
export function TopicMissing({ back }: { back: string }) {
  return (
    <Missing
      title="Topic not found"
      text="It was removed, or the link is not complete."
      back={back}
      backLabel="Back to the forum"
    />
  );
}
