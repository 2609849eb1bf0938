import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useFieldControl } from './field';
import { controlClass } from './input';

/** Password input with a show/hide button. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={clsx('relative', className)}>
      <input
        {...rest}
        {...useFieldControl(rest)}
        type={shown ? 'text' : 'password'}
        className={clsx(controlClass, 'pr-12')}
      />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className={clsx(
          'absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control',
          'text-muted hover:text-ink',
        )}
      >
        {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
      </button>
    </div>
  );
}
