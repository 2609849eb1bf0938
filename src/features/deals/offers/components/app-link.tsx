import type { ComponentProps } from 'react';
import { useAppOrigin } from '@/shared/navigation/use-app-origin';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';

interface AppLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'full' | 'children'> {
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
