import type { ReactNode } from 'react';
import { publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';

export const authLinkClass =
  'inline-flex items-center font-semibold pointer-coarse:min-h-11 text-evergreen-ink ' +
  'underline-offset-4 hover:underline';

/** The line below a form that links to another one. */
export function AuthFootnote({ children }: { children: ReactNode }) {
  return <p className="mt-7 text-center pointer-coarse:mt-4 text-[15px] text-muted">{children}</p>;
}

/** The terms the user agrees to. They open in a new tab, so the form keeps its input. */
export function AgreementNote({ action }: { action: string }) {
  return (
    <p className="mt-4 text-center text-sm text-balance text-muted">
      By {action} you agree to the <PublicPage path={paths.terms}>Terms of Service</PublicPage> and the{' '}
      <PublicPage path={paths.privacy}>Privacy Policy</PublicPage>.
    </p>
  );
}

function PublicPage({ path, children }: { path: string; children: string }) {
  return (
    <a
      href={publicOrigin(window.location) + path}
      target="_blank"
      rel="noreferrer"
      className="font-medium text-ink underline underline-offset-2"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
