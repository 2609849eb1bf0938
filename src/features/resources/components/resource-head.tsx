import { formatDate } from '@/shared/lib/format';
import { PageHeading } from '@/shared/ui/page';
import type { Resource } from '../resource';
import { ResourceLabels, resourceLine } from './resource-labels';
import { Scene } from './scene';
import { VideoPlayer } from './video-player';

/** What it is, by whom and of when; its picture, or the film. */
export function ResourceHead({ resource }: { resource: Resource }) {
  const { type, title, description, author, published_on: published, video } = resource;
  return (
    <header className="flex flex-col gap-4">
      <ResourceLabels resource={resource} />
      <PageHeading title={title} lead={description} />
      <p className="text-sm text-muted">
        {/* At noon: a date alone would be midnight in London, the day before in America. */}
        By {author} · <time dateTime={published}>{formatDate(`${published}T12:00:00`)}</time> · {resourceLine(resource)}
      </p>
      {video ? <VideoPlayer title={title} video={video} poster={resource.image} /> : null}
      {/* What is there to be used comes at once. */}
      {type === 'guide' || type === 'article' ? (
        <Scene resource={resource} className="max-w-lg rounded-card border border-line" />
      ) : null}
    </header>
  );
}
