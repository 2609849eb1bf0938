import { House } from 'lucide-react';
import { ButtonLink } from '@/kit/ui/button';
import { usePageTitle } from '@/platform/navigation/route-effects';

/** The 404 screen. */
export function NotFound({ home }: { home: string }) {
  usePageTitle('Page Not Found');
  return (
    <div className="flex min-h-[65dvh] flex-col items-center justify-center px-6 py-16 text-center">
      <EmptyLot />
      <h1 className="mt-6 text-2xl font-bold tracking-tight sm:text-3xl">Page Not Found</h1>
      <p className="mt-2 max-w-md text-muted">
        We can’t find this page. It may have moved, or the link may be incomplete.
      </p>
      <ButtonLink to={home} className="mt-6" icon={<House aria-hidden />}>
        Return Home
      </ButtonLink>
    </div>
  );
}

function EmptyLot() {
  return (
    <svg aria-hidden width="168" height="112" viewBox="0 0 168 112" fill="none">
      <path
        d="M20 76 84 44l64 32-64 32z"
        fill="var(--evergreen-soft)"
        stroke="var(--edge)"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <path d="M84 76V34" stroke="var(--moss)" strokeWidth="4" strokeLinecap="round" />
      <rect x="52" y="8" width="64" height="34" rx="6" fill="var(--surface)" stroke="var(--moss)" strokeWidth="2.5" />
      <text x="84" y="31" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--ink)" fontFamily="inherit">
        404
      </text>
    </svg>
  );
}
