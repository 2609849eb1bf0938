import { clsx } from 'clsx';
import { lazyHydrate } from '@/platform/hydration/lazy-hydrate';
import { paths } from '@/domain/site/paths';
import { HomeSearch } from './home-search';
import { NextStepLink } from './next-step';

const HomePlat = lazyHydrate(() => import('./home-plat').then((module) => module.HomePlat));

/** The headline and the search. */
export function HomeHero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <HomePlat />
      <div
        className={clsx(
          'relative mx-auto flex max-w-page flex-col justify-center px-4 pt-10 pb-64 sm:px-6 sm:pt-16',
          'lg:min-h-[35rem] lg:py-20',
        )}
      >
        <div className="max-w-xl">
          <p className="text-sm font-semibold text-evergreen-ink">The off-market marketplace for investors</p>
          <h1
            className={clsx(
              'mt-3 font-display text-[2.6rem] leading-[1.06] font-semibold tracking-[-0.02em]',
              'outline-none sm:text-6xl',
            )}
          >
            See the deal before it’s listed.
          </h1>
          <p className="mt-5 max-w-lg text-lg text-muted">
            Investors, agents, and wholesalers post property that isn’t on the open market, with the numbers up front:
            price, cap rate, condition, and terms.
          </p>
          <HomeSearch />
          <p className="mt-4 text-[15px] text-muted">
            Have a deal?{' '}
            <NextStepLink
              appPath={paths.submitListing}
              className={clsx(
                'inline-flex items-center font-semibold text-evergreen-ink underline-offset-4 hover:underline',
                'pointer-coarse:min-h-11',
              )}
            >
              Post a listing
            </NextStepLink>
          </p>
        </div>
      </div>
    </section>
  );
}
