import { clsx } from 'clsx';
import { Lock, MessagesSquare, Phone, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { ButtonLink } from '@/kit/ui/button';
import { SectionHeading } from './section-heading';

/** For visitors: a teaser of members-only content, with blurred samples. */
export function HomeMembersOnly() {
  if (useAuth().status === 'authenticated') return null;
  return (
    <section
      className={clsx(
        'for-visitors-alone mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-4 *:min-w-0 py-14 sm:px-6',
        'sm:py-20 lg:grid-cols-2',
      )}
    >
      <div className="max-w-xl">
        <SectionHeading>What members see and you don’t. Yet.</SectionHeading>
        <p className="mt-4 text-lg text-pretty text-muted">
          Listing pages are open to everyone. Members also see the people behind them: who’s selling, what they’ve
          closed, what others say about them, and where the next deal is discussed before it’s posted.
        </p>
        <ButtonLink to={paths.signUp} size="lg" className="mt-7">
          Join and see
        </ButtonLink>
      </div>
      <ul className="flex flex-col gap-3.5">
        <Locked
          icon={<Phone aria-hidden />}
          title="Seller contact, with Closer"
          hidden="Renee Tolliver, (901) 555 0142"
        />
        <Locked
          icon={<TrendingDown aria-hidden />}
          title="Price drop in your buy box, with Closer"
          hidden="Brick triplex, $189,000, was $204,500"
        />
        <Locked
          icon={<MessagesSquare aria-hidden />}
          title="Discussion of this market"
          hidden="14 members, last reply 20 minutes ago"
        />
      </ul>
    </section>
  );
}

function Locked({ icon, title, hidden }: { icon: ReactNode; title: string; hidden: string }) {
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-surface p-5">
      <span
        className={clsx(
          'flex size-11 shrink-0 items-center justify-center rounded-control bg-evergreen-soft',
          'text-evergreen-ink [&_svg]:size-5',
        )}
      >
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {/* Invented and blurred. */}
        <span aria-hidden className="numeric mt-0.5 block truncate text-[15px] text-muted blur-[5px] select-none">
          {hidden}
        </span>
      </span>
      <span className="ml-auto shrink-0 text-muted">
        <Lock aria-hidden className="size-5" />
        <span className="sr-only">For members</span>
      </span>
    </li>
  );
}
