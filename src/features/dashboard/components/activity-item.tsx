import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatMoment, formatPercent, formatRelativeDate, formatUsd } from '@/shared/lib/format';
import { plainText } from '@/shared/lib/mentions';
import { Avatar } from '@/shared/ui/avatar';
import { aboutLink, linkOf, whatTheyDid, type Activity } from '../activity';
import { ActivityPicture } from './activity-picture';

/** One thing that a followed member did: who, what, and when; below it what it is about. */
export function ActivityItem({ activity }: { activity: Activity }) {
  const { member, about, at } = activity;
  const aboutTo = aboutLink(activity);
  return (
    <article className="flex gap-3 p-4 sm:p-5">
      <Avatar name={member.name} path={member.image} partner={member.tier === 'partner'} />
      <div className="min-w-0 flex-1">
        <p className="text-[15px] wrap-anywhere text-muted">
          <Link to={paths.member(member.id)} className="rounded font-semibold text-ink hover:underline">
            {member.name}
          </Link>{' '}
          {whatTheyDid(activity)}{' '}
          {about && aboutTo ? (
            <Link to={aboutTo} className="rounded font-semibold text-ink hover:underline">
              {about.name}
            </Link>
          ) : null}
        </p>
        <p className="text-sm text-muted">
          <time dateTime={at} title={formatMoment(at)}>
            {formatRelativeDate(at)}
          </time>
        </p>
        <Subject activity={activity} />
      </div>
    </article>
  );
}

function Subject({ activity }: { activity: Activity }) {
  const { kind, title, excerpt, image, rating, price } = activity;
  const to = linkOf(activity);
  if (title === null && excerpt === null && rating === null) return null;
  return (
    <div className="mt-3 flex gap-4">
      {image === null && price === null ? null : <ActivityPicture path={image} />}
      <div className="min-w-0 flex-1">
        {rating === null ? null : <Rating stars={rating} />}
        {title === null ? null : (
          <h3 className="line-clamp-2 text-[15px] leading-snug font-semibold wrap-anywhere">
            {to ? (
              <Link to={to} className="rounded hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
        )}
        <Numbers activity={activity} />
        {excerpt ? (
          <p
            className={`mt-1 text-[15px] wrap-anywhere whitespace-pre-line text-muted ${kind === 'review' ? 'line-clamp-4' : 'line-clamp-3'}`}
          >
            {closeUp(plainText(excerpt))}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** A text without its empty lines: of the few that are shown, none is spent on nothing. */
function closeUp(text: string): string {
  return text.replace(/\n\s*\n/g, '\n');
}

/** Price, cap rate and place of a listing. */
function Numbers({ activity: { price, capRate, city, state } }: { activity: Activity }) {
  if (price === null) return null;
  return (
    <p className="numeric mt-1 flex flex-wrap gap-x-3 text-[15px] text-muted">
      <span className="font-semibold text-ink">{formatUsd(price)}</span>
      {capRate === null ? null : <span>{formatPercent(capRate)} cap</span>}
      {city === null ? null : (
        <span>
          {city}, {state}
        </span>
      )}
    </p>
  );
}

function Rating({ stars }: { stars: number }) {
  return (
    <p className="flex items-center gap-0.5 text-amber-ink">
      <span className="sr-only">{stars} of 5 stars</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} aria-hidden className={`size-4 ${place <= stars ? 'fill-current' : ''}`} />
      ))}
    </p>
  );
}
