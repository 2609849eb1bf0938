import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';

export const barClass = 'flex min-h-16 items-center gap-3 border-b border-line px-2 py-2 sm:px-5';

/** Back to the inbox, on narrow screens. */
export function BackLink() {
  return (
    <Link
      to={paths.messages}
      aria-label="All messages"
      className={clsx(
        'flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken',
        'lg:hidden [&_svg]:size-5',
      )}
    >
      <ArrowLeft aria-hidden />
    </Link>
  );
}
