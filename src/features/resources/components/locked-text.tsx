import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { useAuth } from '@/platform/auth/auth-provider';
import { ButtonLink } from '@/kit/ui/button';
import { lockedTextClass, typeNames, type Resource } from '../resource';

/** Shown in place of premium content: what it covers and how to unlock it. */
export function LockedText({ resource: { slug, type, outline } }: { resource: Resource }) {
  const { status } = useAuth();
  return (
    <section
      aria-labelledby="locked"
      className={clsx(lockedTextClass, 'rounded-card border border-line bg-surface p-5 sm:p-8')}
    >
      <h2 id="locked" className="flex items-center gap-2.5 text-xl font-semibold">
        <Lock aria-hidden className="size-5 shrink-0 text-amber-ink" />
        Premium Content
      </h2>
      <p className="mt-2 text-[15px] text-muted">
        This {typeNames[type].toLowerCase()} is part of the Closer membership.
      </p>
      {outline.length > 0 ? (
        <>
          <h3 className="mt-5 text-sm font-semibold">What’s inside</h3>
          <ul className="mt-2 list-disc pl-5 text-[15px] marker:text-muted">
            {outline.map((part) => (
              <li key={part} className="py-0.5">
                {part}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={useUpgradePath()}>Upgrade Now</ButtonLink>
        {status === 'unauthenticated' ? (
          <ButtonLink to={paths.signIn(paths.resource(slug))} variant="secondary">
            Sign in
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
