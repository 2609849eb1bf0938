import { formatDate } from '@/kit/formatting/format';
import { PageHeading } from '@/platform/layout/page';
import type { Resource } from '../resource';
import { ResourceLabels, resourceLine } from './resource-labels';
import { Scene } from './scene';
import { VideoPlayer } from './video-player';

/** Title, author, and date, with the picture or video. */
export function ResourceHead({ resource }: { resource: Resource }) {
  const { type, title, description, author, published_on: published, video } = resource;
  return (
    <header className="flex flex-col gap-4">
      <ResourceLabels resource={resource} />
      <PageHeading title={title} lead={description} />
      <p className="text-sm text-muted">
        {/* Noon, because a bare date is midnight UTC: the day before in the US. */}
        By {author} · <time dateTime={published}>{formatDate(`${published}T12:00:00`)}</time> · {resourceLine(resource)}
      </p>
      {video ? <VideoPlayer title={title} video={video} poster={resource.image} /> : null}
      {/* Calculators and templates go without, so that they show right away. */}
      {type === 'guide' || type === 'article' ? (
        <Scene resource={resource} className="max-w-lg rounded-card border border-line" />
      ) : null}
    </header>
  );
}
