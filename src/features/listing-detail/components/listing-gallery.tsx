import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { lazyDialog } from '@/shared/ui/lazy-dialogs';
import { ListingPicture } from '@/shared/listings/listing-picture';
import type { PhotoViewerProps } from './photo-viewer';
import { frame, PictureCarousel, sizes } from './picture-carousel';

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
  const [viewport, embla] = useEmblaCarousel({ loop: true, active: images.length > 1 });
  const [index, setIndex] = useState(0);
  const [fullScreen, setFullScreen] = useState(false);
  const expand = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!embla) return undefined;
    const onSelect = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', onSelect);
    return () => {
      embla.off('select', onSelect);
    };
  }, [embla]);

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
        onStep={(by) => (by < 0 ? embla?.scrollPrev : embla?.scrollNext)?.(prefersReducedMotion())}
        onShow={(to) => embla?.scrollTo(to, prefersReducedMotion())}
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
          embla?.scrollTo(viewed, true);
        }}
      />
    </>
  );
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
