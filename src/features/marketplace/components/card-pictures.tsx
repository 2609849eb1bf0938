import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ListingPicture } from './listing-picture';

interface CardPicturesProps {
  images: readonly string[];
  sizes: string;
  eager: boolean;
}

/**
 * The cover, and arrows to leaf through the rest without opening the listing. The arrows are for the
 * mouse alone: by keyboard and touch all pictures are one step away, on the listing's page.
 */
export function CardPictures({ images, sizes, eager }: CardPicturesProps) {
  const [index, setIndex] = useState(0);
  const step = (by: number) => setIndex((index + by + images.length) % images.length);
  return (
    <>
      <ListingPicture path={images[index]} alt="" sizes={sizes} eager={eager} />
      {images.length > 1 ? (
        <div aria-hidden className="hidden opacity-0 transition-opacity group-hover:opacity-100 pointer-fine:block">
          <Arrow side="left" onClick={() => step(-1)} />
          <Arrow side="right" onClick={() => step(1)} />
          <span className="absolute bottom-3 left-1/2 flex -translate-x-1/2 gap-1.5">
            {images.map((path, dot) => (
              <span key={path} className={clsx('size-1.5 rounded-full bg-white shadow', dot !== index && 'opacity-55')} />
            ))}
          </span>
        </div>
      ) : null}
    </>
  );
}

function Arrow({ side, onClick }: { side: 'left' | 'right'; onClick: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onClick}
      className={clsx(
        'absolute top-1/2 z-10 flex size-9 -translate-y-1/2 items-center justify-center rounded-full bg-surface/95 text-ink shadow-card hover:bg-surface',
        side === 'left' ? 'left-2.5' : 'right-2.5',
      )}
    >
      <Icon className="size-5" />
    </button>
  );
}
