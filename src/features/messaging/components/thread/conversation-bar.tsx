import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { inboxSearch, withInboxSearch } from '../../inbox-search';

export const barClass = 'flex min-h-16 items-center gap-3 border-b border-line px-2 py-2 sm:px-5';

/** Back to the inbox and its search, on narrow screens. */
export function BackLink() {
  const { search } = inboxSearch.parse(useLocation().search);
  return (
    <Link
      to={withInboxSearch(paths.messages, search)}
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
