import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import type { Host } from '@/shared/search/suggestions';
import type { Target } from '../site-search';

/** Classes of an option in the search list. */
export function optionClass(selected: boolean, className?: string) {
  return clsx(
    'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-left',
    'text-sm pointer-coarse:min-h-11',
    selected ? 'bg-evergreen-soft text-evergreen-ink' : 'hover:bg-sunken',
    className,
  );
}

interface SearchOptionProps {
  id: string;
  /** Highlighted by the arrow keys. */
  selected: boolean;
  host: Host;
  target: Target;
  onLeave?: ((target: string) => void) | undefined;
  /** Called instead of opening the page here. */
  onChoose?: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}

/** An option that opens a page. A link, so that it can be opened in another tab. */
export function SearchOption({
  id,
  selected,
  host,
  target: { path, inApp },
  onLeave,
  onChoose,
  className,
  children,
}: SearchOptionProps) {
  const origin = useAppOrigin();
  const follow = (event: MouseEvent) => {
    // Opening in another tab leaves this page as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return undefined;
    if (!onChoose) return onLeave?.(path);
    event.preventDefault();
    return onChoose();
  };
  const shared = {
    id,
    role: 'option',
    'aria-selected': selected,
    tabIndex: -1,
    draggable: false,
    onClick: follow,
    className: optionClass(selected, className),
  } as const;
  if (inApp && host === 'public') {
    return (
      <a href={origin + path} {...shared}>
        {children}
      </a>
    );
  }
  return (
    <Link to={path} {...shared}>
      {children}
    </Link>
  );
}
