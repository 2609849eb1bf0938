import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ListingPicture } from './listing-picture';
import type { CarouselState } from './use-carousel';
import { wrapIndex } from './carousel';

interface CardPicturesProps {
  images: readonly string[];
  sizes: string;
  eager: boolean;
  carousel: CarouselState;
  to: string;
  state: { from: string } | undefined;
  /** Hides the dots on phones, where there's no room for them. */
  small?: boolean;
}

/**
 * A card's pictures: the cover, and its neighbors once the reader browses them. Touch swipes, the mouse has arrows, and
 * the keyboard works on the card's own link, the only one for assistive technology: this one is a duplicate.
 */
export function CardPictures({ images, sizes, eager, carousel, to, state, small = false }: CardPicturesProps) {
  const { position, moved, track, pointerHandlers } = carousel;
  const slides = moved ? [position - 1, position, position + 1] : [position];
  return (
    <>
      <Link
        to={to}
        state={state}
        aria-hidden
        tabIndex={-1}
        draggable={false}
        className={clsx('absolute inset-0 overflow-hidden', images.length > 1 && 'touch-pan-y')}
        {...pointerHandlers}
      >
        <div
          ref={track}
          className={clsx(
            'size-full transition-transform duration-200 data-dragged:transition-none',
            'motion-reduce:transition-none',
          )}
          // Only after the first move: transforms on hundreds of cards slow down scrolling.
          style={moved ? { transform: `translateX(calc(var(--drag, 0px) - ${position * 100}%))` } : undefined}
        >
          {slides.map((slide) => (
            <div
              key={slide}
              className="absolute inset-0"
              style={{ left: `${slide * 100}%`, right: `${slide * -100}%` }}
            >
              <ListingPicture
                path={images[wrapIndex(slide, images.length)]}
                alt=""
                sizes={sizes}
                eager={eager || moved}
              />
            </div>
          ))}
        </div>
      </Link>
      {images.length > 1 ? <Controls images={images} carousel={carousel} small={small} /> : null}
    </>
  );
}

/** Arrows for the mouse, and a dot for each picture. */
function Controls({
  images,
  carousel: { index, near, step, prepare },
  small,
}: Pick<CardPicturesProps, 'images' | 'carousel' | 'small'>) {
  return (
    // Hidden rather than transparent: painting them on hundreds of cards slows down scrolling.
    <div aria-hidden className="[display:var(--arrows,none)] group-hover:block pointer-coarse:block">
      {near ? (
        <>
          <Arrow side="left" onHover={prepare} onClick={() => step(-1)} />
          <Arrow side="right" onHover={prepare} onClick={() => step(1)} />
        </>
      ) : null}
      <span
        className={clsx(
          'pointer-events-none absolute bottom-3 left-1/2 flex -translate-x-1/2 gap-1.5',
          small && 'max-sm:hidden',
        )}
      >
        {images.map((path, dot) => (
          <span
            key={path}
            className={clsx('size-1.5 rounded-full bg-white shadow transition-opacity', dot !== index && 'opacity-55')}
          />
        ))}
      </span>
    </div>
  );
}

function Arrow({ side, onHover, onClick }: { side: 'left' | 'right'; onHover: () => void; onClick: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      onPointerEnter={onHover}
      onClick={onClick}
      className={clsx(
        'absolute top-1/2 z-10 hidden size-9 -translate-y-1/2 items-center justify-center rounded-full',
        'bg-surface/95 text-ink shadow-card hover:bg-surface pointer-fine:flex',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      <Icon className="size-5" />
    </button>
  );
}
