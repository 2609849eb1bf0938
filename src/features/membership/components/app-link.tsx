import type { ComponentProps } from 'react';
import { useAppOrigin } from '@/shared/navigation/use-app-origin';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';

/** A button-styled link to an app screen; works on both hosts. */
export function AppLink({
  to,
  ...rest
}: { to: string } & Pick<
  ComponentProps<typeof ButtonLink>,
  'variant' | 'size' | 'full' | 'icon' | 'className' | 'children'
>) {
  const origin = useAppOrigin();
  // When prerendered, the origin is unknown, so only the path is used.
  if (origin === '' || origin === window.location.origin) return <ButtonLink {...rest} to={to} />;
  return <ButtonAnchor {...rest} href={origin + to} />;
}
