import { clsx } from 'clsx';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { galleryShape } from '../cards/list-classes';
import { ListingPicture } from '../cards/listing-picture';

interface ListingGalleryProps {
  images: readonly string[];
  title: string;
}

const sizes = '(min-width: 1240px) 1192px, 100vw';
const frame = clsx('relative overflow-hidden bg-sunken', galleryShape);

/** The first of a listing's pictures, while the rest of the listing is on its way. */
export function FirstPicture({ path }: { path: string }) {
  return (
    <div className={frame}>
      <ListingPicture path={path} alt="" sizes={sizes} eager />
    </div>
  );
}

/** The pictures of a listing: swipe, arrows, dots and arrow keys; the last is followed by the first. */
export function ListingGallery({ images, title }: ListingGalleryProps) {
  if (images.length < 2) {
    return (
      <div className={frame}>
        <ListingPicture path={images[0]} alt={images[0] ? title : `${title}: no picture yet`} sizes={sizes} eager />
      </div>
    );
  }
  return <Carousel images={images} title={title} />;
}

function Carousel({ images, title }: ListingGalleryProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true });
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla]);

  const previous = () => embla?.scrollPrev(reduced());
  const next = () => embla?.scrollNext(reduced());

  return (
    // The keys come from the buttons inside, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${title}`}
      className={clsx(frame, 'group')}
      onKeyDown={({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
        // With a modifier they are the browser's: Alt and left is Back.
        if (altKey || ctrlKey || metaKey || shiftKey) return;
        if (key === 'ArrowLeft') previous();
        if (key === 'ArrowRight') next();
      }}
    >
      <div ref={viewport} className="h-full cursor-grab touch-pan-y overflow-hidden active:cursor-grabbing">
        <div className="flex h-full">
          {images.map((path, slide) => (
            <div
              key={path}
              // The carousel pattern of the ARIA practices asks for this role; no element carries it.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="group"
              aria-roledescription="slide"
              aria-label={`${slide + 1} of ${images.length}`}
              aria-hidden={slide === index ? undefined : true}
              className="h-full min-w-0 shrink-0 grow-0 basis-full"
            >
              {near(slide, index, images.length) ? (
                <ListingPicture
                  path={path}
                  alt={`${title}, picture ${slide + 1} of ${images.length}`}
                  sizes={sizes}
                  eager={slide === 0}
                />
              ) : null}
            </div>
          ))}
        </div>
      </div>
      <Arrow side="left" label="Previous picture" onClick={previous} />
      <Arrow side="right" label="Next picture" onClick={next} />
      <p
        aria-live="polite"
        className="numeric absolute right-3 bottom-3 rounded-full bg-black/65 px-3 py-1 text-sm font-medium text-white"
      >
        <span className="sr-only">Picture </span>
        {index + 1} / {images.length}
      </p>
      {/* More than eight dots would run into the number on a phone, which says the same. */}
      <div
        className={clsx(
          'absolute bottom-2 left-1/2 flex -translate-x-1/2 pointer-coarse:bottom-0',
          images.length > 8 && 'max-sm:hidden',
        )}
      >
        {images.map((path, dot) => (
          <button
            key={path}
            type="button"
            aria-label={`Show picture ${dot + 1}`}
            aria-current={dot === index || undefined}
            onClick={() => embla?.scrollTo(dot, reduced())}
            className="flex size-6 items-center justify-center rounded-full pointer-coarse:h-11"
          >
            <span
              className={clsx('size-2 rounded-full bg-white shadow transition-opacity', dot !== index && 'opacity-55')}
            />
          </button>
        ))}
      </div>
    </section>
  );
}

function reduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Only the picture shown and its neighbours are loaded. */
function near(slide: number, index: number, count: number): boolean {
  const distance = Math.abs(slide - index);
  return Math.min(distance, count - distance) <= 1;
}

function Arrow({ side, label, onClick }: { side: 'left' | 'right'; label: string; onClick: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={clsx(
        'absolute top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-full bg-surface/95 text-ink shadow-card transition-colors hover:bg-surface',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
