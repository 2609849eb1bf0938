import { clsx } from 'clsx';
import { publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';

const links = [
  { path: paths.about, label: 'About' },
  { path: paths.contact, label: 'Contact' },
  { path: paths.terms, label: 'Terms' },
  { path: paths.privacy, label: 'Privacy' },
  { path: paths.legalNotice(), label: 'Legal notices' },
] as const;

/** Links to pages of the public site that members need too. */
export function AppLegalLinks({ className }: { className?: string }) {
  return (
    <nav aria-label="Company" className={clsx('px-2', className)}>
      <ul className="flex flex-wrap gap-x-3.5">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a
              href={publicOrigin(window.location) + path}
              className={clsx(
                'inline-flex min-h-7 items-center text-xs text-muted hover:text-ink hover:underline',
                'pointer-coarse:min-h-11 pointer-coarse:text-sm',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
