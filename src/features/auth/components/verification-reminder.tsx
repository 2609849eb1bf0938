import { clsx } from 'clsx';
import { MailWarning, X } from 'lucide-react';
import { EmailCode } from '@/platform/session/email-code';
import { ResendVerificationEmail } from '@/platform/session/resend-verification-email';
import { IconButton } from '@/kit/ui/button';

interface VerificationReminderProps {
  email: string;
  /** Called after the email was sent again. */
  onSent: () => void;
  onDismiss: () => void;
}

/**
 * The bar that asks for verification, with a field for the code and a button to send the email again. Hidden where a
 * form asks for it.
 */
export function VerificationReminder({ email, onSent, onDismiss }: VerificationReminderProps) {
  return (
    <section
      aria-label="Email verification"
      className={clsx(
        'border-b border-line bg-amber-soft text-amber-ink',
        '[.app-shell:has([data-asks-verification])_&]:hidden',
      )}
    >
      <div className="mx-auto flex w-full max-w-page items-start gap-3 px-4 py-2.5 sm:items-center sm:px-6">
        <MailWarning aria-hidden className="mt-2 size-5 shrink-0 sm:mt-0" />
        <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
          <p className="min-w-0 text-sm sm:flex-1">
            <span className="font-semibold">Please verify your email address.</span>{' '}
            <span className="break-words">We sent a link and a code to {email}</span>
          </p>
          <EmailCode type="email" email={email} />
          <ResendVerificationEmail email={email} onSent={onSent} />
        </div>
        <IconButton label="Dismiss" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
