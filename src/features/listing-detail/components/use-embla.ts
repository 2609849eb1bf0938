import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

const load = async () => (await import('embla-carousel')).default;

type Move = (carousel: EmblaCarouselType) => void;

interface Embla {
  viewport: RefObject<HTMLDivElement | null>;
  /** Whether the pictures can be moved. Until then only the first one is shown. */
  isReady: boolean;
  /** Moves the carousel now or, for a very early press of an arrow, once it's there. */
  withCarousel: (move: Move) => void;
}

/** A looping carousel of the viewport's pictures. Its library loads after the first picture is on the page. */
export function useEmbla(count: number, onSelect: (index: number) => void): Embla {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useRef<EmblaCarouselType>(null);
  const pending = useRef<Move>(null);
  const [create, setCreate] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const select = useEffectEvent(onSelect);

  useEffect(() => {
    // After a failed download, the next press tries again.
    if (count > 1) load().then((loaded) => setCreate(() => loaded), ignore);
  }, [count]);

  useEffect(() => {
    if (!create || !viewport.current) return undefined;
    const created = create(viewport.current, { loop: true });
    created.on('select', () => select(created.selectedScrollSnap()));
    carousel.current = created;
    pending.current?.(created);
    pending.current = null;
    return () => {
      carousel.current = null;
      created.destroy();
    };
  }, [create]);

  return {
    viewport,
    isReady: create !== null,
    withCarousel: (move) => {
      if (carousel.current) {
        move(carousel.current);
        return;
      }
      pending.current = move;
      load().then((loaded) => setCreate(() => loaded), ignore);
    },
  };
}

const ignore = () => undefined;
