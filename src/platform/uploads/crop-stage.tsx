import { clsx } from 'clsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PictureArea } from './draw-picture';
import { isTap, panBy } from './crop-geometry';

const zooms = { min: 1, max: 3, step: 0.1 };
/** Pixels per arrow key press; a fifth with Shift. */
const arrowStep = 10;

// Separate rules for WebKit and Mozilla, because browsers drop rules with unknown pseudo-elements.
const sliderClass = clsx(
  'h-11 w-full min-w-0 cursor-pointer appearance-none rounded-control bg-transparent',
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full',
  '[&::-webkit-slider-runnable-track]:bg-edge',
  '[&::-webkit-slider-thumb]:-mt-2 [&::-webkit-slider-thumb]:size-5.5 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-evergreen',
  '[&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-edge',
  '[&::-moz-range-thumb]:size-5.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0',
  '[&::-moz-range-thumb]:bg-evergreen',
);

const noSize = { width: 0, height: 0 };
const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({ x: clientX, y: clientY });

interface CropStageProps {
  /** URL of the picture; null until it's available. */
  url: string | null;
  /** Called with the square inside the circle, initially and on every move. */
  onArea: (area: PictureArea) => void;
  onUnreadable: () => void;
}

/**
 * The picture under a round mask. Drag, tap, or use the arrow keys to move it; use the slider, wheel, or pinch to zoom.
 */
export function CropStage({ url, onArea, onUnreadable }: CropStageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zooms.min);
  const sliderId = useId();
  const sizes = useRef({ picture: noSize, circle: noSize });
  const pressed = useRef({ x: 0, y: 0 });

  /** Centers the tapped point, for users who can't drag. */
  const center = (event: MouseEvent<HTMLDivElement>) => {
    const at = pointOf(event);
    if (!isTap(pressed.current, at)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const by = { x: left + width / 2 - at.x, y: top + height / 2 - at.y };
    setCrop(panBy(crop, by, sizes.current.picture, sizes.current.circle, zoom));
  };

  return (
    <div className="flex flex-col gap-3 pt-1">
      {/* Square, so that the circle touches the edges at zoom 1. Small enough to keep the slider in view, because a
          finger on the picture doesn't scroll. */}
      <div
        className={clsx(
          'relative mx-auto aspect-square w-[min(100%,max(9rem,88dvh-20.5rem))] overflow-hidden',
          'rounded-card bg-sunken outline-offset-2 outline-evergreen has-focus-visible:outline-2',
        )}
      >
        {url ? (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            minZoom={zooms.min}
            maxZoom={zooms.max}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={arrowStep}
            // The style sheet is imported above, for the content security policy.
            disableAutomaticStylesInjection
            cropperProps={{
              role: 'application',
              'aria-label': 'Picture: move it with the arrow keys',
              onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
                pressed.current = pointOf(event);
              },
              onClick: center,
            }}
            setMediaSize={(size) => {
              sizes.current.picture = size;
            }}
            setCropSize={(size) => {
              sizes.current.circle = size;
            }}
            mediaProps={{ onError: onUnreadable }}
            // The container shows the focus.
            classes={{ cropAreaClassName: 'outline-none' }}
            // Transparent pixels become white when cropped.
            style={{ mediaStyle: { backgroundColor: 'white' } }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            // Sizes are NaN until the picture is loaded.
            onCropAreaChange={(_percentages, pixels) => (pixels.width > 0 ? onArea(pixels) : undefined)}
          />
        ) : null}
      </div>
      <div className="flex items-center gap-3 text-muted">
        <ZoomOut aria-hidden className="size-5 shrink-0" />
        <label htmlFor={sliderId} className="sr-only">
          Zoom
        </label>
        <input
          id={sliderId}
          type="range"
          {...zooms}
          value={zoom}
          aria-valuetext={`${zoom.toFixed(1)} times`}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
          className={sliderClass}
        />
        <ZoomIn aria-hidden className="size-5 shrink-0" />
      </div>
    </div>
  );
}
