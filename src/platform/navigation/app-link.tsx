import type { ComponentProps } from 'react';
import { ButtonAnchor, ButtonLink } from '@/kit/ui/button';
import { useAppOrigin } from './use-app-origin';

interface AppLinkProps extends Pick<
  ComponentProps<typeof ButtonLink>,
  'variant' | 'size' | 'full' | 'icon' | 'className' | 'children'
> {
  /** A path of the app. */
  to: string;
}

/** A link to the app that looks like a button, also on the public site. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const origin = useAppOrigin();
  // Empty while prerendering.
  if (origin === '' || origin === window.location.origin) return <ButtonLink to={to} {...rest} />;
  return <ButtonAnchor href={origin + to} {...rest} />;
}
