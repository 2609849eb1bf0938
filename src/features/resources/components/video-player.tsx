import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { ErrorState } from '@/kit/ui/error-state';

/** A video with optional captions. Loads when played. */
export function VideoPlayer({ title, video, poster }: { title: string; video: string; poster: string | null }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <ErrorState
        title="We couldn’t play the video"
        text="Your browser may not support this format, or the connection failed. A transcript is below."
        action={
          <Button variant="secondary" onClick={() => setFailed(false)}>
            Try again
          </Button>
        }
      />
    );
  }
  return (
    <video
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      aria-label={title}
      poster={poster ?? undefined}
      className="aspect-video h-auto w-full rounded-card border border-line bg-black"
      onError={() => setFailed(true)}
    >
      <source src={video} onError={() => setFailed(true)} />
      <track kind="captions" srcLang="en" label="English" src={video.replace(/\.[a-z0-9]+$/, '.vtt')} />
    </video>
  );
}
