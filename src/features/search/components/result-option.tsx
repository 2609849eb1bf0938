import { BookOpen, House, MapPin, MessageSquareText, MessagesSquare, type LucideIcon } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { pictureSources } from '@/platform/supabase/files';
import { Avatar } from '@/platform/pictures/avatar';
import { subtitle, targetOf, titleOf, type SearchResult } from '../site-search';
import { SearchOption } from './search-option';

/** Picture size in CSS pixels. */
const size = 40;

/** A search result: picture or icon, title, and subtitle. */
export function ResultOption({
  result,
  ...rest
}: { result: SearchResult } & Omit<ComponentProps<typeof SearchOption>, 'target' | 'children'>) {
  const line = subtitle(result);
  return (
    <SearchOption target={targetOf(result, rest.host)} {...rest}>
      {result.kind === 'member' ? (
        <Avatar name={result.title} path={result.image} size={size} />
      ) : (
        <Picture kind={result.kind} image={result.image} />
      )}
      <span className="min-w-0">
        <span className="block truncate font-medium">{titleOf(result)}</span>
        {/* Separates the two lines for screen readers. */ ' '}
        {line ? <span className="numeric block truncate text-[13px] text-muted">{line}</span> : null}
      </span>
    </SearchOption>
  );
}

const icons: Readonly<Record<Exclude<SearchResult['kind'], 'member'>, LucideIcon>> = {
  place: MapPin,
  listing: House,
  post: MessageSquareText,
  topic: MessagesSquare,
  resource: BookOpen,
};

/** The picture, or the kind's icon if there is none or it fails to load. */
function Picture({ kind, image }: { kind: keyof typeof icons; image: string | null }) {
  const [failed, setFailed] = useState(false);
  const Icon = icons[kind];
  return (
    <span
      aria-hidden
      className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-muted"
    >
      {image && !failed ? (
        <img
          {...(kind === 'listing' ? { ...pictureSources('images', image), sizes: `${size}px` } : { src: image })}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
          onError={() => setFailed(true)}
        />
      ) : (
        <Icon className="size-5" />
      )}
    </span>
  );
}
