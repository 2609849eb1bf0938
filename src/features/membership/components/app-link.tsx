import type { ComponentProps } from 'react';
import { useAppOrigin } from '@/shared/lib/use-app-origin';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';

/** A link to a screen of the app that looks like a button, on either host. */
export function AppLink({
  to,
  ...rest
}: { to: string } & Pick<
  ComponentProps<typeof ButtonLink>,
  'variant' | 'size' | 'full' | 'icon' | 'className' | 'children'
>) {
  const origin = useAppOrigin();
  // Written at build time, it is the path alone.
  if (origin === '' || origin === window.location.origin) return <ButtonLink {...rest} to={to} />;
  return <ButtonAnchor {...rest} href={origin + to} />;
}
