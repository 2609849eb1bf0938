import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import type { Resource } from '../resource';
import { ResourceLabels, resourceLine } from './resource-labels';
import { Scene } from './scene';

interface ResourceCardProps {
  resource: Resource;
  /** Premium and not part of the reader's plan. */
  locked: boolean;
}

/** A resource in a list. The whole card is a link, except for the upgrade button. */
export function ResourceCard({ resource, locked }: ResourceCardProps) {
  const { slug, title, description } = resource;
  return (
    <li
      className={clsx(
        'group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface',
        'transition-colors focus-within:border-edge hover:border-edge',
        // Off screen it isn't laid out: its drawing alone has 20 to 30 shapes.
        '[contain-intrinsic-size:auto_26rem] [content-visibility:auto]',
      )}
    >
      <div className="relative">
        <Scene resource={resource} />
        {locked ? <PremiumOverlay slug={slug} title={title} /> : null}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <ResourceLabels resource={resource} />
        <h3 className="text-[17px] leading-snug font-semibold">
          <Link
            to={paths.resource(slug)}
            className={clsx(
              'outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2',
              'focus-visible:after:outline-evergreen',
            )}
          >
            {title}
          </Link>
        </h3>
        <p className="line-clamp-3 text-[15px] text-muted">{description}</p>
        <p className="mt-auto pt-1 text-sm text-muted">{resourceLine(resource)}</p>
      </div>
    </li>
  );
}

/** Shown on hover and focus, and always on touch screens. */
function PremiumOverlay({ slug, title }: Pick<Resource, 'slug' | 'title'>) {
  return (
    <div
      className={clsx(
        'absolute inset-0 z-10 flex flex-col items-center justify-center gap-2.5 bg-[rgb(15_22_19/0.78)]',
        'text-white opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100',
        '[@media(hover:none)]:opacity-100',
      )}
    >
      <p className="flex items-center gap-2 text-[15px] font-semibold">
        <Lock aria-hidden className="size-4" />
        Premium Content
      </p>
      <ButtonLink
        to={paths.membershipFor(paths.resource(slug))}
        size="sm"
        aria-label={`Upgrade Now to read “${title}”`}
      >
        Upgrade Now
      </ButtonLink>
    </div>
  );
}
