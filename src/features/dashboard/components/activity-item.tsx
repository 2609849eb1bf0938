import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatDateTime, formatRelativeDate, formatUsd } from '@/kit/formatting/format';
import { capRateText } from '@/domain/listing/plausible';
import { plainText } from '@/domain/text/mentions';
import { Avatar } from '@/platform/pictures/avatar';
import { aboutHref, titleHref, activityText, type Activity } from '../activity';
import { SidePicture } from '@/platform/pictures/side-picture';

/** An activity of a followed member: who did what and when, and a preview. */
export function ActivityItem({ activity }: { activity: Activity }) {
  const { member, about, at } = activity;
  const aboutUrl = aboutHref(activity);
  return (
    <article className="flex gap-3 p-4 sm:p-5">
      <Avatar name={member.name} path={member.image} tier={member.tier} />
      <div className="min-w-0 flex-1">
        <p className="text-[15px] wrap-anywhere text-muted">
          <Link to={paths.member(member.id)} className="rounded font-semibold text-ink hover:underline">
            {member.name}
          </Link>{' '}
          {activityText(activity)}{' '}
          {about && aboutUrl ? (
            <Link to={aboutUrl} className="rounded font-semibold text-ink hover:underline">
              {about.name}
            </Link>
          ) : null}
        </p>
        <p className="text-sm text-muted">
          <time dateTime={at} title={formatDateTime(at)}>
            {formatRelativeDate(at)}
          </time>
        </p>
        <Preview activity={activity} />
      </div>
    </article>
  );
}

function Preview({ activity }: { activity: Activity }) {
  const { kind, title, excerpt, image, rating, price } = activity;
  const to = titleHref(activity);
  if (title === null && excerpt === null && rating === null) return null;
  return (
    <div className="mt-3 flex gap-4">
      {image === null && price === null ? null : (
        <SidePicture path={image} sizes="96px" width={96} className="self-start rounded-control" />
      )}
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
            className={clsx(
              'mt-1 text-[15px] wrap-anywhere whitespace-pre-line text-muted',
              kind === 'review' ? 'line-clamp-4' : 'line-clamp-3',
            )}
          >
            {collapseBlankLines(plainText(excerpt))}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Removes empty lines, as only a few lines are shown. */
function collapseBlankLines(text: string): string {
  return text.replace(/\n\s*\n/g, '\n');
}

/** Price, cap rate, and location of a listing. */
function Numbers({ activity: { price, capRate, city, state } }: { activity: Activity }) {
  if (price === null) return null;
  return (
    <p className="numeric mt-1 flex flex-wrap gap-x-3 text-[15px] text-muted">
      <span className="font-semibold text-ink">{formatUsd(price)}</span>
      {capRate === null ? null : <span>{capRateText(capRate, price, undefined, ' cap')}</span>}
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
