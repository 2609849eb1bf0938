import { Lock, MessagesSquare, Phone, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { useAppOrigin } from '@/shared/lib/use-app-origin';
import { useAuth } from '@/shared/session/auth-provider';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { SectionHeading } from './section-heading';

/** What is behind the door. The panel shows its shape, not its content. */
export function HomeMembersOnly() {
  const { status } = useAuth();
  const appAddress = useAppOrigin();
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-4 *:min-w-0 py-14 sm:px-6 sm:py-20 lg:grid-cols-2">
      <div className="max-w-xl">
        <SectionHeading>What members see that you do not. Yet.</SectionHeading>
        <p className="mt-4 text-lg text-pretty text-muted">
          The page of a listing is open to all. Behind it are the people: who sells, what they have closed, what others
          say of them, and the room where the next deal is talked about before it is posted.
        </p>
        {status === 'authenticated' ? (
          <ButtonAnchor href={appAddress + paths.dashboard} size="lg" className="mt-7">
            Open your dashboard
          </ButtonAnchor>
        ) : (
          <ButtonLink to={paths.signUp} size="lg" className="mt-7">
            Join and look inside
          </ButtonLink>
        )}
      </div>
      <ul className="flex flex-col gap-3.5">
        <Locked icon={<Phone aria-hidden />} title="Seller contact" hidden="Renee Tolliver, (901) 555 0142" />
        <Locked
          icon={<TrendingDown aria-hidden />}
          title="Price drop in your buy box"
          hidden="Brick triplex, $189,000, was $204,500"
        />
        <Locked
          icon={<MessagesSquare aria-hidden />}
          title="Talk about this market"
          hidden="14 members, last reply 20 minutes ago"
        />
      </ul>
    </section>
  );
}

function Locked({ icon, title, hidden }: { icon: ReactNode; title: string; hidden: string }) {
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-surface p-5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-evergreen-soft text-evergreen-ink [&_svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {/* Made up, and out of focus: there is nothing to be made out. */}
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
