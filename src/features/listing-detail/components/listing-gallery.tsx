import { useRef, useState } from 'react';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { ListingPicture } from '@/shared/listings/listing-picture';
import type { PhotoViewerProps } from './photo-viewer';
import { frame, PictureCarousel, sizes } from './picture-carousel';
import { useEmbla } from './use-embla';

interface ListingGalleryProps {
  images: readonly string[];
  title: string;
}

const PhotoViewer = lazyDialog<PhotoViewerProps>(() => import('./photo-viewer').then((module) => module.PhotoViewer));

/** The first picture, while the rest of the listing is loading. */
export function FirstPicture({ path }: { path: string }) {
  return (
    <div className={frame}>
      <ListingPicture path={path} alt="" sizes={sizes} eager />
    </div>
  );
}

/** A looping gallery with swipe, arrows, dots and arrow keys. Its pictures also open on the whole screen. */
export function ListingGallery({ images, title }: ListingGalleryProps) {
  if (images.length === 0) {
    return (
      <div className={frame}>
        <ListingPicture path={undefined} alt={`${title}: no picture yet`} sizes={sizes} eager />
      </div>
    );
  }
  return <Gallery images={images} title={title} />;
}

function Gallery({ images, title }: ListingGalleryProps) {
  const [index, setIndex] = useState(0);
  const [fullScreen, setFullScreen] = useState(false);
  const expand = useRef<HTMLButtonElement>(null);
  const { viewport, isReady, withCarousel } = useEmbla(images.length, setIndex);

  const open = () => {
    // The viewer gives the focus back to where it was.
    expand.current?.focus({ preventScroll: true });
    setFullScreen(true);
  };
  return (
    <>
      <PictureCarousel
        images={images}
        title={title}
        index={index}
        viewport={viewport}
        canMove={isReady}
        onStep={(by) =>
          withCarousel((carousel) => (by < 0 ? carousel.scrollPrev : carousel.scrollNext)(prefersReducedMotion()))
        }
        onShow={(to) => withCarousel((carousel) => carousel.scrollTo(to, prefersReducedMotion()))}
        onOpen={open}
        expand={expand}
      />
      {/* Outside of the carousel, which handles arrow keys itself. */}
      <PhotoViewer
        open={fullScreen}
        onOpenChange={setFullScreen}
        images={images}
        title={title}
        index={index}
        onView={(viewed) => {
          setIndex(viewed);
          withCarousel((carousel) => carousel.scrollTo(viewed, true));
        }}
      />
    </>
  );
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
