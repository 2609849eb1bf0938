import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import { useAuth } from '@/platform/auth/auth-provider';
import { ButtonAnchor, ButtonLink } from '@/kit/ui/button';

interface NextStepProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'className' | 'icon'> {
  /** The app's screen for members. */
  appPath: string;
  memberText: string;
  memberIcon?: ReactNode;
  /** For visitors. */
  children: ReactNode;
}

/** A button that leads members to a screen of the app, and visitors there by way of sign-up. */
export function NextStep({ appPath, memberText, memberIcon, icon, className, children, ...button }: NextStepProps) {
  const { status } = useAuth();
  const appHost = useAppOrigin();
  return status === 'authenticated' ? (
    <ButtonAnchor href={appHost + appPath} icon={memberIcon} className={className} {...button}>
      {memberText}
    </ButtonAnchor>
  ) : (
    <ButtonLink to={paths.signUpFor(appPath)} icon={icon} className={clsx('for-visitors', className)} {...button}>
      {children}
    </ButtonLink>
  );
}

/** A text link that leads members to a screen of the app, and visitors there by way of sign-up. */
export function NextStepLink({
  appPath,
  className,
  children,
}: {
  appPath: string;
  className: string;
  children: ReactNode;
}) {
  const { status } = useAuth();
  const appHost = useAppOrigin();
  return status === 'authenticated' ? (
    <a href={appHost + appPath} className={className}>
      {children}
    </a>
  ) : (
    <Link to={paths.signUpFor(appPath)} className={className}>
      {children}
    </Link>
  );
}
