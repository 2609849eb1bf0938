import { BookOpen, House, MessageSquareText, MessagesSquare, type LucideIcon } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { publicFileUrl } from '@/shared/supabase/files';
import { Avatar } from '@/shared/ui/avatar';
import { secondLine, targetOf, type Found } from '../rules';
import { SearchOption } from './search-option';

/** Edge of the picture, in CSS pixels. */
const edge = 40;

/** Something that was found: its picture or sign, its title, and what tells it apart. */
export function FoundOption({
  found,
  ...rest
}: { found: Found } & Omit<ComponentProps<typeof SearchOption>, 'target' | 'children'>) {
  const line = secondLine(found);
  return (
    <SearchOption target={targetOf(found, rest.host)} {...rest}>
      {found.kind === 'member' ? (
        <Avatar name={found.title} path={found.image} size={edge} />
      ) : (
        <Sign kind={found.kind} image={found.image} />
      )}
      <span className="min-w-0">
        <span className="block truncate font-medium">{found.title}</span>
        {/* Keeps the two apart where they are read out. */ ' '}
        {line ? <span className="numeric block truncate text-[13px] text-muted">{line}</span> : null}
      </span>
    </SearchOption>
  );
}

const icons: Readonly<Record<Exclude<Found['kind'], 'member'>, LucideIcon>> = {
  listing: House,
  post: MessageSquareText,
  topic: MessagesSquare,
  resource: BookOpen,
};

/** The picture, or the kind's icon where there is none or it cannot be had. */
function Sign({ kind, image }: { kind: keyof typeof icons; image: string | null }) {
  const [failed, setFailed] = useState(false);
  const Icon = icons[kind];
  const address = image && kind === 'listing' ? publicFileUrl('images', image, 2 * edge) : image;
  return (
    <span
      aria-hidden
      className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-muted"
    >
      {address && !failed ? (
        <img
          src={address}
          alt=""
          width={edge}
          height={edge}
          className="size-full object-cover"
          onError={() => setFailed(true)}
        />
      ) : (
        <Icon className="size-5" />
      )}
    </span>
  );
}
