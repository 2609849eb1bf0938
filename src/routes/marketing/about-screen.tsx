import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { Avatar } from '@/platform/pictures/avatar';
import { Badge } from '@/kit/ui/badge';
import { ButtonLink } from '@/kit/ui/button';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { figures, leadership, values } from './about-copy';
import { useDisplayFont } from './display-font';
import { HomeClosing } from './home-closing';
import { HomePlat } from './home-plat';
import { SectionHeading } from './section-heading';

/** The About page. */
export default function AboutScreen() {
  usePageTitle('About');
  useDisplayFont();
  return (
    <>
      <Hero />
      <Figures />
      <Mission />
      <Values />
      <Leadership />
      <HomeClosing />
    </>
  );
}

function Hero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="max-lg:hidden">
        <HomePlat />
      </div>
      <div className="relative mx-auto max-w-page px-4 pt-12 pb-14 sm:px-6 sm:pt-20 sm:pb-20">
        <p className="text-sm font-semibold text-evergreen-ink">About {brand.name}</p>
        <h1
          className={clsx(
            'mt-3 max-w-2xl font-display text-4xl leading-[1.08] font-semibold tracking-[-0.02em]',
            'outline-none sm:text-6xl',
          )}
        >
          Good deals should find the people who close them.
        </h1>
        <p className="mt-6 max-w-xl text-lg text-pretty text-muted">
          Most investment property changes hands before it’s ever advertised, in a phone call to someone’s list.{' '}
          {brand.name} opens the list, makes the numbers comparable, and shows who’s on both ends.
        </p>
      </div>
    </section>
  );
}

function Figures() {
  return (
    <section aria-label="Company figures" className="border-b border-line bg-surface">
      <dl className="mx-auto grid max-w-page grid-cols-3 divide-x divide-line px-4 sm:px-6">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end px-2 py-5 text-center sm:px-3 sm:py-7">
            <dt className="text-sm text-muted sm:text-[15px]">{label}</dt>
            <dd className="numeric text-xl font-bold tracking-tight sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Mission() {
  return (
    <Band>
      <div className="grid gap-8 lg:grid-cols-[0.8fr_1fr] lg:gap-16">
        <SectionHeading>Our mission</SectionHeading>
        <div className="flex max-w-2xl flex-col gap-4 text-lg text-pretty">
          <p>
            To make off-market real estate work for the people who do the work: the scout who finds the house, the
            wholesaler who ties it up, the flipper who fixes it, the landlord who keeps it, and the lender behind them.
          </p>
          <p className="text-muted">
            That takes three things in one place: a marketplace where you can judge a deal in a minute, a community that
            remembers who kept their word, and tools that show their math, so two people looking at the same property
            argue about the assumptions and not about the spreadsheet.
          </p>
        </div>
      </div>
    </Band>
  );
}

function Values() {
  return (
    <Band sunken>
      <SectionHeading>What we stand for</SectionHeading>
      <ul className="mt-9 grid gap-x-12 gap-y-9 sm:grid-cols-2">
        {values.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-evergreen pt-4">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-[15px] text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Leadership() {
  return (
    <Band>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SectionHeading>Leadership</SectionHeading>
        {leadership.sample ? <Badge tone="attention">Sample</Badge> : null}
      </div>
      {leadership.sample ? (
        <p className="mt-2 text-[15px] text-muted">These people are invented, like the demo’s members.</p>
      ) : null}
      <ul className="mt-9 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {leadership.people.map(({ name, role, text }) => (
          <li key={name}>
            <Avatar name={name} size={72} />
            <h3 className="mt-4 text-lg leading-tight font-semibold">{name}</h3>
            <p className="mt-0.5 text-sm font-medium text-evergreen-ink">{role}</p>
            <p className="mt-2 text-[15px] text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <ButtonLink to={paths.contact} variant="secondary" size="lg">
          Contact us
        </ButtonLink>
      </p>
    </Band>
  );
}

function Band({ sunken = false, children }: { sunken?: boolean; children: ReactNode }) {
  return (
    <section className={clsx(sunken && 'border-y border-line bg-sunken')}>
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">{children}</div>
    </section>
  );
}
