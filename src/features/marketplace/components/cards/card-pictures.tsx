import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { around } from '../../rules';
import { ListingPicture } from './listing-picture';
import type { Leafing } from './use-leafing';

interface CardPicturesProps {
  images: readonly string[];
  sizes: string;
  eager: boolean;
  leafing: Leafing;
  to: string;
  state: { from: string } | undefined;
  /** Too small on phones for as many dots as there are pictures. */
  small?: boolean;
}

/**
 * The pictures of a card: the cover, and once somebody leafs its neighbours. Fingers swipe, the mouse has arrows, the
 * keyboard leafs from the card's own link. For assistive technology there is only that link: this one is the same.
 */
export function CardPictures({ images, sizes, eager, leafing, to, state, small = false }: CardPicturesProps) {
  const { position, leafed, track, finger } = leafing;
  const slides = leafed ? [position - 1, position, position + 1] : [position];
  return (
    <>
      <Link
        to={to}
        state={state}
        aria-hidden
        tabIndex={-1}
        draggable={false}
        className={clsx('absolute inset-0 overflow-hidden', images.length > 1 && 'touch-pan-y')}
        {...finger}
      >
        <div
          ref={track}
          className="size-full transition-transform duration-200 data-dragged:transition-none motion-reduce:transition-none"
          // Only where there is something to move: hundreds of cards that may be moved are slow to scroll.
          style={leafed ? { transform: `translateX(calc(var(--drag, 0px) - ${position * 100}%))` } : undefined}
        >
          {slides.map((slide) => (
            <div
              key={slide}
              className="absolute inset-0"
              style={{ left: `${slide * 100}%`, right: `${slide * -100}%` }}
            >
              <ListingPicture
                path={images[around(slide, images.length)]}
                alt=""
                sizes={sizes}
                eager={eager || leafed}
              />
            </div>
          ))}
        </div>
      </Link>
      {images.length > 1 ? <Hints images={images} leafing={leafing} small={small} /> : null}
    </>
  );
}

/** Arrows for the mouse, and dots that say how many there are. */
function Hints({
  images,
  leafing: { index, leaf, prepare },
  small,
}: Pick<CardPicturesProps, 'images' | 'leafing' | 'small'>) {
  return (
    // Not there rather than transparent: what is drawn on hundreds of cards makes them slow to scroll.
    <div aria-hidden className="hidden group-hover:block group-has-[h3_a:focus-visible]:block pointer-coarse:block">
      <Arrow side="left" onNear={prepare} onClick={() => leaf(-1)} />
      <Arrow side="right" onNear={prepare} onClick={() => leaf(1)} />
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

function Arrow({ side, onNear, onClick }: { side: 'left' | 'right'; onNear: () => void; onClick: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      onPointerEnter={onNear}
      onClick={onClick}
      className={clsx(
        'absolute top-1/2 z-10 hidden size-9 -translate-y-1/2 items-center justify-center rounded-full bg-surface/95 text-ink shadow-card hover:bg-surface pointer-fine:flex',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      <Icon className="size-5" />
    </button>
  );
}
