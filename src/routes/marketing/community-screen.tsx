import { clsx } from 'clsx';
import { CalendarDays, HandCoins, Handshake, Lock, MapPinned, MessagesSquare, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import { useAuth } from '@/platform/auth/auth-provider';
import { Avatar } from '@/platform/pictures/avatar';
import { Badge } from '@/kit/ui/badge';
import { Button, ButtonAnchor, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { sampleDiscussions, sampleEvents, samplePosts } from './community-samples';
import { useDisplayFont } from './display-font';
import { NextStep, NextStepLink } from './next-step';
import { SectionHeading } from './section-heading';

const features = [
  {
    icon: Handshake,
    title: 'Joint Venture Opportunities',
    text:
      'One of you has the contract, the other the crew or the cash. Say what you bring and what ' +
      'you need, and put the split in writing from the start.',
    action: 'Find a JV partner',
    filter: 'joint_venture',
  },
  {
    icon: HandCoins,
    title: 'Private Money Network',
    text:
      'Lenders post their terms and borrowers post their deals. Rates, points, and speed are in ' +
      'the open, with reviews of both.',
    action: 'Meet lenders',
    filter: 'private_money',
  },
  {
    icon: MapPinned,
    title: 'Boots on the Ground',
    text:
      'Someone near the property who takes photos, meets the inspector, or reads the meter in a ' +
      'town you’ve never visited.',
    action: 'Find local help',
    filter: 'boots_on_ground',
  },
] as const;

/** The public community page. All its content is a sample. Links lead visitors to sign-up, and members to the app. */
export default function CommunityScreen() {
  const isMember = useAuth().status === 'authenticated';
  usePageTitle('Community');
  useDisplayFont();
  return (
    <>
      <section className="border-b border-line">
        <div className="mx-auto max-w-page px-4 pt-12 pb-14 text-center sm:px-6 sm:pt-20 sm:pb-20">
          <p className="text-sm font-semibold text-evergreen-ink">The community</p>
          <h1
            className={clsx(
              'mx-auto mt-3 max-w-3xl font-display text-4xl leading-[1.08] font-semibold',
              'tracking-[-0.02em] outline-none sm:text-6xl',
            )}
          >
            Deals are made by people who know each other.
          </h1>
          <p className="mx-auto mt-5 max-w-xl text-lg text-balance text-muted">
            Investors, lenders, wholesalers, and people on the ground ask, offer, vouch for each other, and close
            together.
          </p>
          <JoinButton className="mt-8">Join the community</JoinButton>
        </div>
      </section>
      <section aria-label="What members find" className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <ul className="grid gap-5 md:grid-cols-3">
          {features.map(({ icon: Icon, title, text, action, filter }) => (
            <li key={title} className="flex">
              <Card className="flex w-full flex-col items-start p-6">
                <span
                  aria-hidden
                  className={clsx(
                    'flex size-12 items-center justify-center rounded-control bg-evergreen-soft',
                    'text-evergreen-ink',
                  )}
                >
                  <Icon className="size-6" />
                </span>
                <h2 className="mt-5 text-lg font-semibold">{title}</h2>
                <p className="mt-1.5 mb-4 text-[15px] text-pretty text-muted">{text}</p>
                <NextStepLink
                  appPath={`${paths.community}?filter=${filter}`}
                  className={clsx(
                    'mt-auto inline-flex min-h-9 items-center rounded-control text-[15px] font-semibold',
                    'text-evergreen-ink underline-offset-4 hover:underline pointer-coarse:min-h-11',
                  )}
                >
                  {action}
                </NextStepLink>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <section className="border-y border-line bg-sunken">
        <div
          className={clsx(
            'mx-auto grid max-w-page gap-x-10 gap-y-12 px-4 py-14 sm:px-6 sm:py-20',
            'lg:grid-cols-[minmax(0,1fr)_22rem]',
          )}
        >
          <SampleFeed />
          <div className="flex flex-col gap-6">
            <MemberSearch />
            <SampleEvents />
            <SampleDiscussions />
          </div>
        </div>
      </section>
      <section className="mx-auto flex max-w-page flex-col items-center px-4 py-16 text-center sm:px-6 sm:py-24">
        <SectionHeading className="max-w-2xl">Your next partner is already talking about your market.</SectionHeading>
        {isMember ? null : <p className="mt-3 text-lg text-muted">It takes two minutes. No card required.</p>}
        <JoinButton className="mt-7">Join Free Today</JoinButton>
      </section>
    </>
  );
}

/** Leads visitors to sign-up and members to the community. */
function JoinButton({ className, children }: { className: string; children: string }) {
  return (
    <NextStep appPath={paths.community} memberText="Open the community" size="lg" className={className}>
      {children}
    </NextStep>
  );
}

/** Sample posts, with everything after the opening blurred. */
function SampleFeed() {
  return (
    <section aria-labelledby="sample-feed" className="relative">
      <SampleHeading id="sample-feed" title="From the feed" />
      <div className="relative mt-5">
        <ul className="flex flex-col gap-4">
          {samplePosts.map(({ author, role, kind, opening, rest }) => (
            <li key={author}>
              <Card className="p-5 sm:p-6">
                <div className="flex items-center gap-3">
                  <Avatar name={author} size={44} />
                  <div className="min-w-0">
                    <p className="font-semibold">{author}</p>
                    <p className="text-sm text-muted">{role}</p>
                  </div>
                  <Badge className="ml-auto">{kind}</Badge>
                </div>
                <p className="mt-4 text-[15px] text-pretty">{opening}</p>
                <p aria-hidden className="mt-2 text-[15px] text-muted blur-[5px] select-none">
                  {rest}
                </p>
              </Card>
            </li>
          ))}
        </ul>
        <div
          className={clsx(
            'pointer-events-none absolute inset-x-0 bottom-0 flex h-56 items-end justify-center',
            'rounded-b-card bg-linear-to-t from-sunken to-transparent pb-8',
          )}
        >
          <NextStep
            appPath={paths.community}
            memberText="Open the feed"
            size="lg"
            icon={<Lock aria-hidden />}
            className="pointer-events-auto"
          >
            Join to View Full Posts
          </NextStep>
        </div>
      </div>
    </section>
  );
}

function SampleHeading({ id, title, icon }: { id: string; title: string; icon?: ReactNode }) {
  return (
    <div className="flex items-center gap-2.5">
      {icon}
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <Badge tone="attention">Sample</Badge>
    </div>
  );
}

/** The member search, which opens the directory; disabled for visitors. */
function MemberSearch() {
  const isMember = useAuth().status === 'authenticated';
  const appHost = useAppOrigin();
  return (
    <Card className="p-5">
      <section aria-labelledby="sample-search">
        <h2 id="sample-search" className="text-lg font-semibold">
          Find members
        </h2>
        <form action={appHost + paths.members}>
          <label className="relative mt-3 block">
            <span className="sr-only">Search members</span>
            <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-4 text-muted" />
            <input
              type="search"
              name="search"
              maxLength={200}
              disabled={!isMember}
              placeholder="Name, role, or market"
              className={clsx(
                'h-11 w-full rounded-control border border-edge pr-3.5 pl-10 text-base',
                'placeholder:text-muted disabled:bg-sunken disabled:text-muted sm:text-[15px]',
              )}
            />
          </label>
          {isMember ? (
            <Button type="submit" variant="secondary" full className="mt-3">
              Search members
            </Button>
          ) : (
            <ButtonLink to={paths.signUp} variant="secondary" full className="mt-3">
              Sign Up to Search
            </ButtonLink>
          )}
        </form>
      </section>
    </Card>
  );
}

function SampleEvents() {
  const isMember = useAuth().status === 'authenticated';
  const appHost = useAppOrigin();
  return (
    <Card className="p-5">
      <section aria-labelledby="sample-events">
        <SampleHeading
          id="sample-events"
          title="Upcoming events"
          icon={<CalendarDays aria-hidden className="size-5 text-evergreen-ink" />}
        />
        <ul className="mt-2 divide-y divide-line">
          {sampleEvents.map(({ title, when, where, going }) => (
            <li key={title} className="flex items-center gap-3 py-3.5">
              <div className="min-w-0 flex-1">
                <h3 className="text-[15px] leading-snug font-semibold">{title}</h3>
                <p className="numeric mt-0.5 text-sm text-muted">
                  {when} · {where} · {going} going
                </p>
              </div>
              {isMember ? null : (
                <ButtonLink to={paths.signUp} variant="secondary" size="sm" aria-label={`RSVP to ${title}`}>
                  RSVP
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
        {isMember ? (
          // The events above are samples, so there's nothing to RSVP to.
          <ButtonAnchor href={appHost + paths.events} variant="secondary" full className="mt-3">
            See upcoming events
          </ButtonAnchor>
        ) : null}
      </section>
    </Card>
  );
}

function SampleDiscussions() {
  return (
    <Card className="p-5">
      <section aria-labelledby="sample-discussions">
        <SampleHeading
          id="sample-discussions"
          title="Active discussions"
          icon={<MessagesSquare aria-hidden className="size-5 text-evergreen-ink" />}
        />
        <ul className="mt-2 divide-y divide-line">
          {sampleDiscussions.map(({ title, forum, replies }) => (
            <li key={title} className="py-3.5">
              <h3 className="text-[15px] leading-snug font-semibold">
                <NextStepLink appPath={paths.forums} className="underline-offset-2 hover:underline">
                  {title}
                </NextStepLink>
              </h3>
              <p className="numeric mt-0.5 text-sm text-muted">
                {forum} · {pluralize(replies, 'reply', 'replies')}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
