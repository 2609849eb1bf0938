import { Link } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { signOut } from '@/shared/session/sign-out';
import { BrandLogo } from '@/shared/ui/brand-mark';

const linkClass = 'inline-flex min-h-9 items-center text-[15px] text-muted hover:text-ink hover:underline pointer-coarse:min-h-11';

/** Footer of the public site. It lists what exists. */
export function PublicFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:grid-cols-[1fr_auto_auto] sm:gap-16 sm:px-6">
        <div className="max-w-sm">
          <BrandLogo size={28} />
          <p className="mt-3 text-[15px] text-muted">{brand.tagline}</p>
        </div>
        <nav aria-label="Marketplace">
          <h2 className="mb-1 text-sm font-semibold">Marketplace</h2>
          <ul>
            <li>
              <Link to={paths.marketplace} className={linkClass}>
                Browse listings
              </Link>
            </li>
            <li>
              <a href={appOrigin(window.location) + paths.submitListing} className={linkClass}>
                Post a listing
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-label="Account">
          <h2 className="mb-1 text-sm font-semibold">Account</h2>
          <AccountLinks />
        </nav>
      </div>
      <p className="mx-auto max-w-page px-4 pb-8 text-sm text-muted sm:px-6">
        {brand.name} is a meeting place for investors, not a broker. Figures on listings are the seller’s own; check them before you buy.
      </p>
    </footer>
  );
}

function AccountLinks() {
  const { status } = useAuth();
  if (status === 'authenticated') {
    return (
      <ul>
        <li>
          <a href={appOrigin(window.location) + paths.dashboard} className={linkClass}>
            Dashboard
          </a>
        </li>
        <li>
          <button type="button" className={linkClass} onClick={() => void signOut()}>
            Sign out
          </button>
        </li>
      </ul>
    );
  }
  return (
    <ul>
      <li>
        <Link to={paths.signIn()} className={linkClass}>
          Sign in
        </Link>
      </li>
      <li>
        <Link to={paths.signUp} className={linkClass}>
          Join free
        </Link>
      </li>
    </ul>
  );
}
