import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width. */
  full?: boolean;
  /** Shown before the text. */
  icon?: ReactNode;
}

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-evergreen text-evergreen-on hover:bg-evergreen-strong forced-colors:border',
  secondary: 'border border-edge bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-brick text-brick-on hover:bg-brick-strong forced-colors:border',
};

// At least 44 px for touch, whatever the size.
const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 text-base',
};

function buttonClass({ variant = 'primary', size = 'md', full }: ButtonStyle, className?: string) {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold select-none',
    'transition-[background-color,border-color,color,transform] active:scale-[0.98]',
    'disabled:opacity-55 disabled:active:scale-100 aria-disabled:opacity-55',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    full ? 'w-full' : 'whitespace-nowrap',
    className,
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
  /** Replaces the text while busy. */
  busyLabel?: string;
}

/** A button. Its `type` defaults to 'button'. */
export function Button({
  variant,
  size,
  full,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, full }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // Not `disabled`, which would drop the keyboard focus.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** An internal link that looks like a button. */
export function ButtonLink({ variant, size, full, icon, className, children, ...rest }: LinkProps & ButtonStyle) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, full }, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link to another origin, such as the other host, that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  full,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonStyle) {
  return (
    <a {...rest} className={buttonClass({ variant, size, full }, className)}>
      {icon}
      {children}
    </a>
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name. */
  label: string;
  variant?: ButtonVariant;
}

/** A square button with only an icon. */
export function IconButton({
  label,
  variant = 'ghost',
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control transition-colors',
        'pointer-coarse:size-11',
        'disabled:opacity-55 [&_svg]:size-5',
        variants[variant],
        className,
      )}
    >
      {children}
    </button>
  );
}
