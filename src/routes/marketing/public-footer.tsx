import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { apiReferenceName, brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import { useAuth } from '@/platform/auth/auth-provider';
import { signOut } from '@/platform/session/sign-out';
import { BrandLogo } from '@/platform/layout/brand-mark';

const linkClass =
  'inline-flex min-h-9 items-center text-[15px] text-muted hover:text-ink hover:underline pointer-coarse:min-h-11';

/** The public site’s footer. */
export function PublicFooter() {
  const appHost = useAppOrigin();
  return (
    <footer className="border-t border-line bg-sunken">
      <div
        className={clsx(
          'mx-auto grid max-w-page gap-x-8 gap-y-9 px-4 py-12 sm:px-6',
          'lg:grid-cols-[minmax(0,1.3fr)_repeat(3,minmax(0,auto))] lg:gap-x-20',
        )}
      >
        <div className="max-w-sm">
          <BrandLogo size={28} />
          <p className="mt-3 text-[15px] text-pretty text-muted">{brand.tagline}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-9 sm:grid-cols-3 lg:contents">
          <Column title="Explore">
            <Item to={paths.marketplace}>Marketplace</Item>
            <Item to={paths.community}>Community</Item>
            <Item to={paths.resources}>Resources</Item>
            <Item to={paths.membership}>Membership</Item>
          </Column>
          <Column title="Company">
            <Item to={paths.about}>About</Item>
            <Item to={paths.contact}>Contact</Item>
            <Item to={paths.developers}>{apiReferenceName}</Item>
            <Item to={paths.terms}>Terms of Service</Item>
            <Item to={paths.privacy}>Privacy Policy</Item>
            <Item to={paths.legalNotice()}>Legal notices</Item>
          </Column>
          <Column title="Account">
            <AccountItems appHost={appHost} />
            <li>
              <a href={appHost + paths.submitListing} className={linkClass}>
                Post a listing
              </a>
            </li>
          </Column>
        </div>
      </div>
      <div className="mx-auto max-w-page px-4 pb-8 sm:px-6">
        <p className="border-t border-line pt-6 text-sm text-pretty text-muted">
          {brand.name} connects investors and isn’t a broker. Sellers provide the figures on their listings; verify them
          before you buy.
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-sm font-semibold">{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function Item({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className={linkClass}>
        {children}
      </Link>
    </li>
  );
}

const memberLinks = [
  { path: paths.dashboard, label: 'Dashboard' },
  { path: paths.messages, label: 'Messages' },
  { path: paths.profile, label: 'Profile' },
] as const;

function AccountItems({ appHost }: { appHost: string }) {
  const { status } = useAuth();
  if (status !== 'authenticated') {
    return (
      <>
        <Item to={paths.signIn()}>Sign in</Item>
        <Item to={paths.signUp}>Join free</Item>
      </>
    );
  }
  return (
    <>
      {memberLinks.map(({ path, label }) => (
        <li key={path}>
          <a href={appHost + path} className={linkClass}>
            {label}
          </a>
        </li>
      ))}
      <li>
        <button type="button" className={linkClass} onClick={() => void signOut()}>
          Sign out
        </button>
      </li>
    </>
  );
}
