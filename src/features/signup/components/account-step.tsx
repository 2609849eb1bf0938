import { Info } from 'lucide-react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { AccountValues } from '../schema';
import { AccountFields } from './account-fields';

interface AccountStepProps {
  register: UseFormRegister<AccountValues>;
  errors: FieldErrors<AccountValues>;
  /** Restored after a reload; only the passwords are missing. */
  restored: boolean;
  /** For someone who has an account already. */
  signInPath: string;
}

/** Step 1: name, email, phone, and password. */
export function AccountStep({ register, errors, restored, signInPath }: AccountStepProps) {
  return (
    <div className="flex flex-col gap-4">
      {restored ? (
        <p className="flex items-start gap-2.5 rounded-control bg-sunken px-4 py-3 text-sm text-ink">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          Please enter your password again. We never store it. Everything else is still here.
        </p>
      ) : null}
      <AccountFields
        register={register}
        errors={errors}
        emailHelp={
          errors.email?.type === 'duplicate' ? (
            <p className="text-sm text-muted">
              Is it yours?{' '}
              <Link to={signInPath} className="font-medium text-evergreen-ink underline underline-offset-4">
                Sign in
              </Link>
            </p>
          ) : null
        }
      />
    </div>
  );
}
