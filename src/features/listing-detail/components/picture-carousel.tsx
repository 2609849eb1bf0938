import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { galleryShape } from '@/domain/filters/listing-layout';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { pictureAlt } from '../picture-alt';

export const sizes = '(min-width: 1280px) 792px, (min-width: 1024px) calc(100vw - 26rem), 100vw';
export const frame = clsx('relative overflow-hidden bg-sunken', galleryShape);

interface PictureCarouselProps {
  images: readonly string[];
  title: string;
  index: number;
  viewport: Ref<HTMLDivElement>;
  /** Other pictures than the first are worth loading. */
  canMove: boolean;
  onStep: (by: -1 | 1) => void;
  onShow: (index: number) => void;
  onOpen: () => void;
  expand: Ref<HTMLButtonElement>;
}

/** The pictures side by side, moved by arrows, dots, and keys. The page's carousel controls it. */
export function PictureCarousel({
  images,
  title,
  index,
  viewport,
  canMove,
  onStep,
  onShow,
  onOpen,
  expand,
}: PictureCarouselProps) {
  const many = images.length > 1;
  return (
    // Key events bubble from the focused buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription={many ? 'carousel' : undefined}
      aria-label={`Pictures of ${title}`}
      className={clsx(frame, 'group')}
      onKeyDown={({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
        // With a modifier the browser handles them: Alt+Left is Back.
        if (altKey || ctrlKey || metaKey || shiftKey) return;
        if (key === 'ArrowLeft') onStep(-1);
        if (key === 'ArrowRight') onStep(1);
      }}
    >
      {/* The button does the same by keyboard. Embla swallows the click that ends a drag. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={viewport}
        onClick={onOpen}
        className={clsx(
          'h-full touch-pan-y overflow-hidden',
          many ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        <div className="flex h-full">
          {images.map((path, slide) => (
            <div
              key={path}
              // The ARIA carousel pattern requires this role, and no element has it.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="group"
              aria-roledescription="slide"
              aria-label={`${slide + 1} of ${images.length}`}
              aria-hidden={slide === index ? undefined : true}
              className="h-full min-w-0 shrink-0 grow-0 basis-full"
            >
              {slide === index || (canMove && isNearby(slide, index, images.length)) ? (
                <ListingPicture
                  path={path}
                  alt={pictureAlt(title, slide, images.length)}
                  sizes={sizes}
                  eager={slide === 0}
                />
              ) : null}
            </div>
          ))}
        </div>
      </div>
      <RoundButton ref={expand} label="View full screen" className="top-3 right-3" onClick={onOpen}>
        <Expand aria-hidden className="size-5" />
      </RoundButton>
      {many ? <CarouselControls images={images} index={index} onStep={onStep} onShow={onShow} /> : null}
    </section>
  );
}

function CarouselControls({
  images,
  index,
  onStep,
  onShow,
}: Pick<PictureCarouselProps, 'images' | 'index' | 'onStep' | 'onShow'>) {
  return (
    <>
      <RoundButton label="Previous picture" className="top-1/2 left-3 -translate-y-1/2" onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </RoundButton>
      <RoundButton label="Next picture" className="top-1/2 right-3 -translate-y-1/2" onClick={() => onStep(1)}>
        <ChevronRight aria-hidden className="size-5" />
      </RoundButton>
      <p
        aria-live="polite"
        className="numeric absolute right-3 bottom-3 rounded-full bg-black/65 px-3 py-1 text-sm font-medium text-white"
      >
        <span className="sr-only">Picture </span>
        {index + 1} / {images.length}
      </p>
      <Dots images={images} index={index} onShow={onShow} />
    </>
  );
}

interface DotsProps {
  images: readonly string[];
  index: number;
  onShow: (index: number) => void;
}

/** On a phone, more than eight dots would overlap the picture number, which says the same. */
function Dots({ images, index, onShow }: DotsProps) {
  return (
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
          onClick={() => onShow(dot)}
          className="flex size-6 items-center justify-center rounded-full pointer-coarse:h-11"
        >
          <span
            className={clsx('size-2 rounded-full bg-white shadow transition-opacity', dot !== index && 'opacity-55')}
          />
        </button>
      ))}
    </div>
  );
}

/** Whether a picture is the current one or next to it; only those are loaded. */
function isNearby(slide: number, index: number, count: number): boolean {
  const distance = Math.abs(slide - index);
  return Math.min(distance, count - distance) <= 1;
}

interface RoundButtonProps {
  label: string;
  /** Its place over the pictures. */
  className: string;
  onClick: () => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

function RoundButton({ label, className, onClick, children, ref }: RoundButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={clsx(
        'absolute flex size-11 items-center justify-center rounded-full',
        'bg-surface/95 text-ink shadow-card transition-colors hover:bg-surface',
        className,
      )}
    >
      {children}
    </button>
  );
}
