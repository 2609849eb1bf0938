import type { ReactNode } from 'react';

export const authLinkClass = 'inline-flex items-center font-semibold pointer-coarse:min-h-11 text-evergreen-ink underline-offset-4 hover:underline';

/** The line under a form that leads to the other one. */
export function AuthFootnote({ children }: { children: ReactNode }) {
  return <p className="mt-7 text-center pointer-coarse:mt-4 text-[15px] text-muted">{children}</p>;
}

/** What one agrees to. Plain text until the pages it names exist. */
export function AgreementNote({ action }: { action: string }) {
  return (
    <p className="mt-4 text-center text-sm text-balance text-muted">
      By {action} you agree to the Terms of Service and the Privacy Policy.
    </p>
  );
}
